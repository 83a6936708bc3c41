import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
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
/** The same for a guest's, whose link is looked at again for each call. */
const guestPeriodSeconds = 15 * 60;
/** An archive has to be begun within this. */
const archiveSeconds = 5 * 60;

/** What this installation signs with its secret: session tokens, candidate tokens and URLs of private files. */
export function createSignedTokens(secret: string) {
  // One key per purpose: a signature of one kind is never good for another.
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`nimble:${purpose}`).digest();
  // A page holds many signed addresses, and Node makes a key of bytes anew each time, which costs four times the signature.
  const keyObjectFor = (purpose: string): KeyObject => createSecretKey(keyFor(purpose));
  const tokenKey = keyFor('token');
  const fileKey = keyObjectFor('file');
  const guestKey = keyObjectFor('guest');
  const archiveKey = keyObjectFor('retention-archive');
  const captionsKey = keyObjectFor('captions');
  const unsubscribeKey = keyObjectFor('unsubscribe');
  const mailStopKey = keyObjectFor('mail-stop');
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
  const guestSignature = ({ guestLinkId, fileId }: GuestFile, expires: number) =>
    createHmac('sha256', guestKey).update(`${guestLinkId}.${fileId}.${expires}`).digest('base64url');
  const unsubscribeSignature = (userId: number) =>
    createHmac('sha256', unsubscribeKey).update(`${userId}`).digest('base64url');
  const archiveSignature = (userId: number, expires: number) =>
    createHmac('sha256', archiveKey).update(`${userId}.${expires}`).digest('base64url');
  const mailStopSignature = (companyId: number, address: string) =>
    createHmac('sha256', mailStopKey).update(`${companyId}.${address}`).digest('base64url');
  const captionsSignature = (submissionId: number, expires: number) =>
    createHmac('sha256', captionsKey).update(`${submissionId}.${expires}`).digest('base64url');

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
      const expires = endOfPeriod(filePeriodSeconds, now);
      return `/api/files/${fileId}?expires=${expires}&signature=${fileSignature(fileId, expires)}`;
    },
    isFileUrlValid(fileId: number, expires: number, signature: string, now = Date.now()): boolean {
      return isSame(fileSignature(fileId, expires), signature) && expires * 1000 > now;
    },

    /** The address of a file for whoever came by this guest link. */
    guestFileUrl(file: GuestFile, now = Date.now()): string {
      const expires = endOfPeriod(guestPeriodSeconds, now);
      const signature = guestSignature(file, expires);
      return `/api/guest-media/${file.guestLinkId}/${file.fileId}?expires=${expires}&signature=${signature}`;
    },
    isGuestFileUrlValid(file: GuestFile, expires: number, signature: string, now = Date.now()): boolean {
      return isSame(guestSignature(file, expires), signature) && expires * 1000 > now;
    },

    /** The address that ends somebody's mails of notifications; good for as long as the mail lies about. */
    unsubscribePath: (userId: number) =>
      `/api/notifications/unsubscribe?user=${userId}&signature=${unsubscribeSignature(userId)}`,
    isUnsubscribing: (userId: number, signature: string) => isSame(unsubscribeSignature(userId), signature),

    /** The address by which one person gets an archive of all that is about to be erased. */
    retentionArchiveUrl(userId: number, now = Date.now()): string {
      const expires = Math.floor(now / 1000) + archiveSeconds;
      const signature = archiveSignature(userId, expires);
      return `/api/plans/retention/archive?user=${userId}&expires=${expires}&signature=${signature}`;
    },
    isRetentionArchiveUrlValid(
      userId: number,
      expires: number,
      signature: string,
      now = Date.now(),
    ): boolean {
      return isSame(archiveSignature(userId, expires), signature) && expires * 1000 > now;
    },

    /** The address that ends a company's mails to one address, of which it holds the digest; does not expire. */
    mailStopPath: (companyId: number, address: string) =>
      `/api/mail-stops?company=${companyId}&address=${address}&signature=${mailStopSignature(companyId, address)}`,
    isStoppingMails: (companyId: number, address: string, signature: string) =>
      isSame(mailStopSignature(companyId, address), signature),

    /** The address of what was said in a joined video; expires as the video's own. */
    captionsUrl(submissionId: number, now = Date.now()): string {
      const expires = endOfPeriod(filePeriodSeconds, now);
      const signature = captionsSignature(submissionId, expires);
      return `/api/submissions/${submissionId}/captions?expires=${expires}&signature=${signature}`;
    },
    isCaptionsUrlValid(submissionId: number, expires: number, signature: string, now = Date.now()): boolean {
      return isSame(captionsSignature(submissionId, expires), signature) && expires * 1000 > now;
    },
  };
}
type GuestFile = { guestLinkId: number; fileId: number };

/** Seconds since 1970: at least one whole period from now. */
function endOfPeriod(seconds: number, now: number): number {
  return (Math.ceil(now / 1000 / seconds) + 1) * seconds;
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export type SignedTokens = ReturnType<typeof createSignedTokens>;
