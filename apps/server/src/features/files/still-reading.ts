import { isAllowed } from '@nimble/contracts/roles';
import { withoutJobs } from '../../platform/database/index.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';

export type Reader = { companyId: number; userId: number };

/** The subject of an expired address. */
export type Read =
  | { companyId: number; needs: 'nothing' }
  /** `exists`: is it there, as the reader sees it? Those who see submissions see what their questions showed. */
  | {
      companyId: number;
      needs: 'submissions' | 'jobs';
      exists: (reader: Reader) => Promise<boolean>;
    };
/** May the owner of this cookie still read it? */
export type MayStillRead = (cookie: string | undefined, read: Read) => Promise<boolean>;

/**
 * A film is requested in ranges while it plays, by the address that was valid when it was opened. It plays on while the
 * session is open and has the permission, and stops when either ends.
 */
export function createMayStillRead(
  tokens: SignedTokens,
  findSession: (sessionId: string) => Promise<SignedIn | undefined>,
): MayStillRead {
  return async (cookie, read) => {
    const sessionId = cookie === undefined ? undefined : tokens.readReadingCookie(cookie);
    const reader = sessionId === undefined ? undefined : await findSession(sessionId);
    if (reader === undefined || reader.companyId !== read.companyId) return false;
    if (read.needs === 'nothing') return true;
    const seesSubmissions = isAllowed(reader.permissions, 'submission', 'view');
    const seesJobs = read.needs === 'jobs' && isAllowed(reader.permissions, 'job', 'view');
    if (!seesSubmissions && !seesJobs) return false;
    if (read.needs === 'submissions' && reader.hiddenJobs.length === 0) return true;
    const { userId } = reader;
    return withoutJobs(reader.hiddenJobs, () => read.exists({ companyId: read.companyId, userId }));
  };
}
