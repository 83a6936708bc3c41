import { createHmac } from 'node:crypto';

/** What is kept of an address. Keyed, so that nobody who reads the table finds out whose it is by trying addresses. */
export function addressDigest(secret: string, email: string): Buffer {
  const key = createHmac('sha256', secret).update('nimble:address').digest();
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest();
}
