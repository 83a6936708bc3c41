import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** One key per purpose: a signature of one kind is never valid for another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`nimble:${purpose}`).digest();
}

export type Signature = { of: (text: string) => string; isGood: (text: string, given: string) => boolean };

export function createSignature(secret: string, purpose: string): Signature {
  // A page has many signed addresses, and importing a key costs four times the signature.
  const key = createSecretKey(keyFor(secret, purpose));
  const of = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return { of, isGood: (text, given) => isSame(of(text), given) };
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
