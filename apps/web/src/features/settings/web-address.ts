import { websiteField } from '@nimble/contracts';
import * as z from 'zod/mini';

/** The website as it is shown and saved: people type `harbor.example` where an address needs its scheme. */
export const typedWebsite = z.pipe(z.string().check(z.overwrite(withScheme)), websiteField);

/** Puts `https://` before what is evidently a host name; anything else stays, for the check to judge. */
export function withScheme(typed: string): string {
  const host = typed.trim().replace(/^\/\//, '');
  // A scheme of its own has no dot before its colon, unlike a host with a port. Before an @ there is no host.
  if (/^[a-z][\w+-]*:|@|\s/i.test(host) || host === '') return typed;
  const completed = `https://${host}`;
  return z.safeParse(websiteField, completed).success ? completed : typed;
}
