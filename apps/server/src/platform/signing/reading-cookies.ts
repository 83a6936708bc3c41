import { LRUCache } from 'lru-cache';
import { createSignature } from './signatures.ts';

/** Every answer to a session has its cookie, which is always the same: signing it was a twentieth of a list's cost. */
const mostReadingCookies = 5000;

/** Cookies by which files that were opened in time can be read after their addresses have expired. */
export function createReadingCookies(secret: string) {
  const readings = createSignature(secret, 'reading');
  const ownReadings = createSignature(secret, 'own-reading');
  // Made for the first session: an email signs links too, and room for all cookies costs more than its signature.
  let kept: LRUCache<string, string> | undefined;
  const keptCookies = () =>
    (kept ??= new LRUCache({
      max: mostReadingCookies,
      memoMethod: (session) => `${session}.${readings.of(session)}`,
    }));

  return {
    /** The value of a session's cookie, so that a film that was opened in time plays on for as long as its session. */
    readingCookie: (session: string) => keptCookies().memo(session),
    /** @returns the session of such a cookie, if it is valid. */
    readReadingCookie(cookie: string): string | undefined {
      const [session = '', signature = ''] = cookie.split('.');
      return readings.isGood(session, signature) ? session : undefined;
    },
    /** The value of a candidate's cookie: an interview takes longer than an address is valid. */
    ownReadingCookie: (submissionId: number) => `${submissionId}.${ownReadings.of(`${submissionId}`)}`,
    /** @returns the submission of such a cookie, if it is valid. */
    readOwnReadingCookie(cookie: string): number | undefined {
      const [submission = '', signature = ''] = cookie.split('.');
      return ownReadings.isGood(submission, signature) ? Number(submission) : undefined;
    },
  };
}
