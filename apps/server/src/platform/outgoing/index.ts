export { type AllowedHosts, isAllowedHost, isPlainlyPrivate } from './allowed-hosts.ts';
export { type Outcome, postOutside } from './post-outside.ts';
