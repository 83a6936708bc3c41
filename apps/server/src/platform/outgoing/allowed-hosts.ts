import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Names and addresses, each alone or with a port, that calls may go to wherever they lead: an intranet's. */
export type AllowedHosts = readonly string[];

export function isAllowedHost({ hostname, host }: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(hostname) || allowed.includes(host);
}

/** An address of the web as `node:net` knows it: IPv6 stands in brackets in a URL. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Is it plain without looking the name up that calls must not go there? */
export function isPlainlyPrivate(url: URL): boolean {
  const host = bareHost(url);
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
}
