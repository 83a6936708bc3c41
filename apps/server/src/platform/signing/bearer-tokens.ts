import { createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod';
import { keyFor } from './signatures.ts';

const userClaims = z.object({ kind: z.literal('user'), session: z.uuid() });
const candidateClaims = z.object({
  kind: z.literal('candidate'),
  submission: z.number().int().positive(),
  isMailed: z.boolean(),
});
const personalClaims = z.object({ kind: z.literal('personal'), submission: z.number().int().positive() });

/** Session lifetime of a user: 24 hours, in seconds. */
export const sessionSeconds = 24 * 60 * 60;
/** How long a candidate may continue an interview, seconds. */
const candidateSeconds = 30 * 24 * 60 * 60;

/** Tokens that authenticate people. */
export function createBearerTokens(secret: string) {
  const key = keyFor(secret, 'token');
  const verify = createVerifier({ key, algorithms: ['HS256'], cache: 5000 });
  const signUser = createSigner({ key, algorithm: 'HS256', expiresIn: sessionSeconds * 1000 });
  // Valid for as long as the data is stored, because the right to see and erase it does not end before.
  const signPersonal = createSigner({ key, algorithm: 'HS256' });
  const signCandidate = createSigner({ key, algorithm: 'HS256', expiresIn: candidateSeconds * 1000 });

  function claims<Schema extends z.ZodType>(token: string, schema: Schema): z.output<Schema> | undefined {
    try {
      return schema.safeParse(verify(token)).data;
    } catch {
      return undefined;
    }
  }

  return {
    signSession: (session: string) => signUser({ kind: 'user', session }),
    readSession: (token: string) => claims(token, userClaims)?.session,
    /** `isMailed`: for the holder of a link from an email. False for a person who has only typed the address. */
    signCandidate: (submission: number, { isMailed }: { isMailed: boolean }) =>
      signCandidate({ kind: 'candidate', submission, isMailed }),
    readCandidate: (token: string) => claims(token, candidateClaims),
    /** For the candidate to see and erase the submission; valid for nothing else. */
    signPersonal: (submission: number) => signPersonal({ kind: 'personal', submission }),
    readPersonal: (token: string) => claims(token, personalClaims)?.submission,
  };
}
