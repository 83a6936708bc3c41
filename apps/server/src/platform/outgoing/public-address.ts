import ipaddr from 'ipaddr.js';

/** The assigned public range of IPv6; the rest is special or unassigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Looks public and answers inside a cloud only: Azure's metadata address. */
const insideClouds = new Set(['168.63.129.16']);

/**
 * Is this a public internet address, rather than one of this machine, its network, its cloud or an unassigned range?
 * Addresses that embed another one (mapped, translated, tunneled) never count as public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast);
  return !insideClouds.has(parsed.toString());
}
