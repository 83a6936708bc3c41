import { isAllowed } from '@nimble/contracts/roles';
import { withoutJobs } from '../../platform/database/index.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';

/** The subject of an expired address. */
export type Read =
  | { companyId: number; needs: 'nothing' }
  /** `exists`: is it there, as the reader sees it? */
  | { companyId: number; needs: 'submissions'; exists: () => Promise<boolean> };
/** May the owner of this cookie still read it? */
export type MayStillRead = (cookie: string | undefined, read: Read) => Promise<boolean>;

/**
 * A film is requested in ranges while it plays, by the address that was valid when it was opened. It plays on while the
 * session is open and has the right, and stops when either ends.
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
    if (!isAllowed(reader.permissions, 'submission', 'view')) return false;
    return reader.hiddenJobs.length === 0 || withoutJobs(reader.hiddenJobs, read.exists);
  };
}
