import { createHash, randomBytes } from 'node:crypto';

/** The token in a guest link's fragment; 256 random bits cannot be guessed. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Its stored hash: a copy of the database opens no link. */
export function hashOfGuestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
