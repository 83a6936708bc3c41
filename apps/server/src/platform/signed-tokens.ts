import { createHmac, timingSafeEqual } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod';

const userClaims = z.object({ kind: z.literal('user'), session: z.uuid() });
const candidateClaims = z.object({ kind: z.literal('candidate'), submission: z.number().int().positive() });

const personalClaims = z.object({ kind: z.literal('personal'), submission: z.number().int().positive() });

/** How long a signed-in user stays so (spec 1 §9), seconds. */
export const sessionSeconds = 24 * 60 * 60;
/** How long a candidate may come back to an interview begun, seconds. */
const candidateSeconds = 30 * 24 * 60 * 60;
/** A file's URL stays the same within such a period, so that browsers can cache; it is good for at least this long. */
const filePeriodSeconds = 6 * 60 * 60;

/** What this installation signs with its secret: session tokens, candidate tokens and URLs of private files. */
export function createSignedTokens(secret: string) {
  // One key per purpose: a signature of one kind is never good for another.
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`nimble:${purpose}`).digest();
  const tokenKey = keyFor('token');
  const fileKey = keyFor('file');
  const verify = createVerifier({ key: tokenKey, algorithms: ['HS256'], cache: 5000 });
  const signUser = createSigner({ key: tokenKey, algorithm: 'HS256', expiresIn: sessionSeconds * 1000 });
  // Good for as long as there is something to see: a right does not end while the data is kept.
  const signPersonal = createSigner({ key: tokenKey, algorithm: 'HS256' });
  const signCandidate = createSigner({
    key: tokenKey,
    algorithm: 'HS256',
    expiresIn: candidateSeconds * 1000,
  });

  function claims<Schema extends z.ZodType>(token: string, schema: Schema): z.output<Schema> | undefined {
    try {
      return schema.safeParse(verify(token)).data;
    } catch {
      return undefined;
    }
  }

  const fileSignature = (fileId: number, expires: number) =>
    createHmac('sha256', fileKey).update(`${fileId}.${expires}`).digest('base64url');

  return {
    signSession: (session: string) => signUser({ kind: 'user', session }),
    readSession: (token: string) => claims(token, userClaims)?.session,
    signCandidate: (submission: number) => signCandidate({ kind: 'candidate', submission }),
    /** For the candidate to see and erase what was sent; good for nothing else. */
    signPersonal: (submission: number) => signPersonal({ kind: 'personal', submission }),
    readPersonal: (token: string) => claims(token, personalClaims)?.submission,
    readCandidate: (token: string) => claims(token, candidateClaims)?.submission,

    /** The address of a private file; add `&download=1` to have it saved. */
    fileUrl(fileId: number, now = Date.now()): string {
      const period = Math.ceil(now / 1000 / filePeriodSeconds);
      const expires = (period + 1) * filePeriodSeconds;
      return `/api/files/${fileId}?expires=${expires}&signature=${fileSignature(fileId, expires)}`;
    },
    isFileUrlValid(fileId: number, expires: number, signature: string, now = Date.now()): boolean {
      const expected = Buffer.from(fileSignature(fileId, expires));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) && expires * 1000 > now;
    },
  };
}
export type SignedTokens = ReturnType<typeof createSignedTokens>;
