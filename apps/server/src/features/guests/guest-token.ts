import { createHash, randomBytes } from 'node:crypto';

/** What a guest link holds in its fragment; 256 random bits, so that nobody guesses one. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it: with a copy of the database nobody opens a link. */
export function hashOfGuestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
