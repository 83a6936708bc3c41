import { createBearerTokens } from './signing/bearer-tokens.ts';
import { createFileAddresses } from './signing/file-addresses.ts';
import { createGuestAddresses } from './signing/guest-addresses.ts';
import { createMailAddresses } from './signing/mail-addresses.ts';
import { createReadingCookies } from './signing/reading-cookies.ts';

/**
 * Everything that this installation signs with its secret: session tokens, candidate tokens and URLs of private files.
 */
export function createSignedTokens(secret: string) {
  return {
    ...createBearerTokens(secret),
    ...createFileAddresses(secret),
    ...createGuestAddresses(secret),
    ...createMailAddresses(secret),
    ...createReadingCookies(secret),
  };
}
export type SignedTokens = ReturnType<typeof createSignedTokens>;
