import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts users' secrets, so that the database alone does not reveal them: AES-256-GCM under a key derived from the
 * installation's secret, one key per purpose. The `context` (the owner of the secret) is authenticated, so that a
 * sealed value is useless in another row.
 */
export function createSealing(secret: string, purpose: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `nimble:${purpose}:${use}`, 32));
  const sealKey = keyFor('seal');
  const fingerprintKey = keyFor('fingerprint');
  return {
    seal(text: string, context: string): Buffer {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    /** @throws for a value that was changed, is of another context, or was sealed under another secret. */
    open(sealed: Buffer, context: string): string {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },

    /** A keyed hash for comparing: short codes cannot be guessed from it without the secret. */
    fingerprint: (text: string, context: string): Buffer =>
      createHmac('sha256', fingerprintKey).update(`${context}\n${text}`).digest(),
  };
}
export type Sealing = ReturnType<typeof createSealing>;
