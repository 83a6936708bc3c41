import { createBearerTokens } from './signing/bearer-tokens.ts';
import { createFileAddresses } from './signing/file-addresses.ts';
import { createMailAddresses } from './signing/mail-addresses.ts';

/**
 * Everything that this installation signs with its secret: session tokens, candidate tokens and URLs of private files.
 */
export function createSignedTokens(secret: string) {
  return {
    ...createBearerTokens(secret),
    ...createFileAddresses(secret),
    ...createMailAddresses(secret),
  };
}
export type SignedTokens = ReturnType<typeof createSignedTokens>;
