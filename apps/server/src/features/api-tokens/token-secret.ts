import { createHash, randomBytes } from 'node:crypto';
import { apiTokenPrefix } from '@nimble/contracts/api-tokens';

const shape = /^nim_[A-Za-z0-9_-]{43}$/;
const startCharacters = 9;

/** 256 random bits behind the prefix. */
export function newSecret(): string {
  return apiTokenPrefix + randomBytes(32).toString('base64url');
}

/** What is kept of it: too random for a slow hash to add anything, and looked up at every call. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Too little to guess the rest from. */
export function startOf(secret: string): string {
  return secret.slice(0, startCharacters);
}

/** Could this be a token at all? */
export function isSecret(text: string): boolean {
  return shape.test(text);
}
