import { LRUCache } from 'lru-cache';
import { createSignature } from './signatures.ts';

/** A file's URL stays the same within such a period, so that browsers can cache; it is valid for at least this long. */
const filePeriodSeconds = 5 * 60;
/** The same for pictures of colleagues, which are on every page. */
const picturePeriodSeconds = 60 * 60;
/** The same for a guest's, whose link is checked for each call. */
const guestPeriodSeconds = 15 * 60;
/** The download of an archive has to begin within this. */
const archiveSeconds = 5 * 60;
/** Every answer to a session has its cookie, which is always the same: signing it was a twentieth of a list's cost. */
const mostReadingCookies = 5000;

/** `expired`: it was valid, and callers with access can go on. */
type SignedUrlState = 'good' | 'expired' | 'forged';

type GuestFile = { guestLinkId: number; fileId: number };

/** Temporary addresses of private bytes. */
export function createFileAddresses(secret: string) {
  const files = createSignature(secret, 'file');
  const guests = createSignature(secret, 'guest');
  const archives = createSignature(secret, 'retention-archive');
  const captions = createSignature(secret, 'captions');
  const readings = createSignature(secret, 'reading');
  const ownReadings = createSignature(secret, 'own-reading');
  const readingCookies = new LRUCache<string, string>({
    max: mostReadingCookies,
    memoMethod: (session) => `${session}.${readings.of(session)}`,
  });
  const fileUrlUntil = (fileId: number, expires: number) =>
    `/api/files/${fileId}?expires=${expires}&signature=${files.of(`${fileId}.${expires}`)}`;
  const guestText = ({ guestLinkId, fileId }: GuestFile, expires: number) =>
    `${guestLinkId}.${fileId}.${expires}`;

  return {
    /** The address of a private file; with `&download=1` the browser saves it. */
    fileUrl(fileId: number, now = Date.now()): string {
      return fileUrlUntil(fileId, endOfPeriod(filePeriodSeconds, now));
    },
    pictureUrl(fileId: number, now = Date.now()): string {
      return fileUrlUntil(fileId, endOfPeriod(picturePeriodSeconds, now));
    },
    fileUrlState(fileId: number, expires: number, signature: string): SignedUrlState {
      return stateOf(files.isGood(`${fileId}.${expires}`, signature), expires);
    },

    /** The value of a session's cookie, so that a film that was opened in time plays on for as long as its session. */
    readingCookie: (session: string) => readingCookies.memo(session),
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

    /** The address of a file for guests with this link. */
    guestFileUrl(file: GuestFile, now = Date.now()): string {
      const expires = endOfPeriod(guestPeriodSeconds, now);
      const signature = guests.of(guestText(file, expires));
      return `/api/guest-media/${file.guestLinkId}/${file.fileId}?expires=${expires}&signature=${signature}`;
    },
    isGuestFileUrlValid(file: GuestFile, expires: number, signature: string, now = Date.now()): boolean {
      return guests.isGood(guestText(file, expires), signature) && expires * 1000 > now;
    },

    /** The address by which one person downloads an archive of everything that is about to be erased. */
    retentionArchiveUrl(userId: number, now = Date.now()): string {
      const expires = Math.floor(now / 1000) + archiveSeconds;
      const signature = archives.of(`${userId}.${expires}`);
      return `/api/plans/retention/archive?user=${userId}&expires=${expires}&signature=${signature}`;
    },
    isRetentionArchiveUrlValid(
      userId: number,
      expires: number,
      signature: string,
      now = Date.now(),
    ): boolean {
      return archives.isGood(`${userId}.${expires}`, signature) && expires * 1000 > now;
    },

    /** The address of a joined video's captions; expires as the video's own. */
    captionsUrl(submissionId: number, now = Date.now()): string {
      const expires = endOfPeriod(filePeriodSeconds, now);
      const signature = captions.of(`${submissionId}.${expires}`);
      return `/api/submissions/${submissionId}/captions?expires=${expires}&signature=${signature}`;
    },
    captionsUrlState(submissionId: number, expires: number, signature: string): SignedUrlState {
      return stateOf(captions.isGood(`${submissionId}.${expires}`, signature), expires);
    },
  };
}

function stateOf(isSigned: boolean, expires: number): SignedUrlState {
  if (!isSigned) return 'forged';
  return expires * 1000 > Date.now() ? 'good' : 'expired';
}

/** Seconds since 1970: at least one whole period from now. */
function endOfPeriod(seconds: number, now: number): number {
  return (Math.ceil(now / 1000 / seconds) + 1) * seconds;
}
