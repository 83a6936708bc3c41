import { createHash, randomBytes } from 'node:crypto';
import { apiTokenPrefix } from '@nimble/contracts/api-tokens';

const shape = /^nim_[A-Za-z0-9_-]{43}$/;
const startCharacters = 9;

/** 256 random bits behind the prefix. */
export function newSecret(): string {
  return apiTokenPrefix + randomBytes(32).toString('base64url');
}

/** Its stored hash: the token is too random for a slow hash to add anything, and it is looked up at every call. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Too short to guess the rest from. */
export function startOf(secret: string): string {
  return secret.slice(0, startCharacters);
}

/** Does this have the form of a token? */
export function isSecret(text: string): boolean {
  return shape.test(text);
}
