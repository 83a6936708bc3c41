import ipaddr from 'ipaddr.js';

/** All that is in use of IPv6 on the internet; the rest is special or not given out. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Looks public and answers inside a cloud only: what a machine of Azure asks for its own settings. */
const insideClouds = new Set(['168.63.129.16']);

/**
 * Does this address belong to the internet, rather than to this machine, its network, its cloud or nobody? What carries
 * another address in it (mapped, translated, tunnelled) does not count as public, wherever it leads.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast);
  return !insideClouds.has(parsed.toString());
}
