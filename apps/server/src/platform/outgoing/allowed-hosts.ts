import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Hosts and addresses, each alone or with a port, that calls may go to even if they are private: an intranet's. */
export type AllowedHosts = readonly string[];

export function isAllowedHost({ hostname, host }: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(hostname) || allowed.includes(host);
}

/** A host as `node:net` knows it: IPv6 is in brackets in a URL. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Is the address forbidden even without resolving its name? */
export function isPlainlyPrivate(url: URL): boolean {
  const host = bareHost(url);
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
}
