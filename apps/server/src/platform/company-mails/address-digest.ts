import { createHmac } from 'node:crypto';

/** The stored form of an address. Keyed, so that readers of the table cannot find addresses by trying them. */
export function addressDigest(secret: string, email: string): Buffer {
  const key = createHmac('sha256', secret).update('nimble:address').digest();
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest();
}
