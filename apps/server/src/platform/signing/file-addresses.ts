import { endOfPeriod } from './periods.ts';
import { createSignature } from './signatures.ts';

/** A file's URL stays the same within such a period, so that browsers can cache; it is valid for at least this long. */
const filePeriodSeconds = 5 * 60;
/** The same for pictures of colleagues, which are on every page. */
const picturePeriodSeconds = 60 * 60;
/** The download of an archive has to begin within this. */
const archiveSeconds = 5 * 60;

/** `expired`: it was valid, and callers with access can go on. */
type SignedUrlState = 'good' | 'expired' | 'forged';

/** Temporary addresses of private bytes. */
export function createFileAddresses(secret: string) {
  const files = createSignature(secret, 'file');
  const archives = createSignature(secret, 'retention-archive');
  const captions = createSignature(secret, 'captions');
  const fileUrlUntil = (fileId: number, expires: number) =>
    `/api/files/${fileId}?expires=${expires}&signature=${files.of(`${fileId}.${expires}`)}`;

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

    ...exportAddresses(secret),

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

function exportAddresses(secret: string) {
  const exports = createSignature(secret, 'export');
  return {
    /** The address of an export, until it expires; it also takes the cookie of its owner. */
    exportUrl(exportId: number, expiresAt: Date): string {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      return `/api/exports/${exportId}/file?expires=${expires}&signature=${exports.of(`${exportId}.${expires}`)}`;
    },
    isExportUrlValid(exportId: number, expires: number, signature: string, now = Date.now()): boolean {
      return exports.isGood(`${exportId}.${expires}`, signature) && expires * 1000 > now;
    },
  };
}

function stateOf(isSigned: boolean, expires: number): SignedUrlState {
  if (!isSigned) return 'forged';
  return expires * 1000 > Date.now() ? 'good' : 'expired';
}
