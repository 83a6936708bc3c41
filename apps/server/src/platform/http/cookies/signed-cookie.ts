import { createHmac } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type * as z from 'zod';

type Settings<Schema extends z.ZodType> = {
  name: string;
  secret: string;
  schema: Schema;
  /** Its lifetime. */
  seconds: number;
  path: string;
  /** Over TLS only. */
  isSecure: boolean;
};

/** A short-lived cookie that only the server can read and make. */
export function createSignedCookie<Schema extends z.ZodType<object>>(settings: Settings<Schema>) {
  const { name, secret, schema, seconds, path, isSecure } = settings;
  // One key per purpose: a signature of one kind is never valid for another.
  const key = createHmac('sha256', secret).update(`nimble:cookie:${name}`).digest();
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: seconds * 1000 });
  const verify = createVerifier({ key, algorithms: ['HS256'] });
  // Lax: the browser comes back from another site by an ordinary navigation.
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return {
    /** The Set-Cookie header that sets this value. */
    keep: (value: z.output<Schema>) => `${name}=${sign({ ...value })}; Max-Age=${seconds}; ${attributes}`,
    /** The Set-Cookie header that deletes it. */
    end: `${name}=; Max-Age=0; ${attributes}`,
    /** @returns the value in a request's Cookie header; undefined for none, or an expired or forged one. */
    read(header: string | undefined): z.output<Schema> | undefined {
      const prefix = `${name}=`;
      const found = header?.split(/;\s*/).find((part) => part.startsWith(prefix));
      try {
        return found === undefined ? undefined : schema.safeParse(verify(found.slice(prefix.length))).data;
      } catch {
        return undefined;
      }
    },
  };
}
