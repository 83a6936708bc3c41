import { randomUUID } from 'node:crypto';
import type { OpenSession } from '@nimble/contracts/accounts';
import { seesEveryJob } from '@nimble/contracts/roles';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { FreshCache } from '../../../platform/fresh-cache.ts';
import type { SignedIn } from '../../../platform/http/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { sessionSeconds } from '../../../platform/signing/bearer-tokens.ts';
import { permissionsOf } from '../../roles/index.ts';
import { emitAccountEvent, type Self } from '../emit-account-event.ts';
import type { Device } from './device.ts';
import { presentSession } from './sessions.presenter.ts';
import {
  endSessions,
  findSession,
  insertSession,
  listOpenSessions,
  markUsed,
} from './sessions.repository.ts';

/** Precision of "Last used"; a finer one would cost a write for every request. */
const usedGrainMilliseconds = 10 * 60_000;

type Dependencies = {
  database: Database;
  tokens: SignedTokens;
  /** The sessions by their ids. An entry ends with the session, on every process (see `endSessions`). */
  openSessions: FreshCache<SignedIn | undefined>;
};

/** Open sessions. One row per token, for 24 hours. */
export function createSessionsService({ database, tokens, openSessions }: Dependencies) {
  async function end(self: Self, which: Ended): Promise<string[]> {
    const ids = await inTransaction(database, (transaction) => endAndTell(transaction, self, which));
    ids.forEach(openSessions.forget);
    return ids;
  }

  const open = (sessionId: string) =>
    openSessions.get(sessionId, '', () => findSignedIn(database, sessionId));

  return {
    /** @returns the session's user, if it is still open. */
    open,

    /** @returns the user of this session token, if the session is still open. */
    async authenticate(token: string): Promise<SignedIn | undefined> {
      const sessionId = tokens.readSession(token);
      return sessionId === undefined ? undefined : open(sessionId);
    },

    /** Signs a user in. @returns the token. */
    async begin(transaction: Transaction, userId: number, device: Device): Promise<string> {
      const id = randomUUID();
      const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
      await insertSession(transaction, { id, userId, expiresAt, ...device });
      return tokens.signSession(id);
    },

    async list({ userId, sessionId }: SignedIn): Promise<OpenSession[]> {
      const rows = await listOpenSessions(database, userId, new Date());
      const sessions = rows.map((row) => presentSession(row, sessionId));
      return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** @throws RequestError notFound for a session that is not the user's or has ended. */
    async end(self: Self, sessionId: string): Promise<void> {
      const ended = await end(self, { only: sessionId });
      if (ended.length === 0) throw new RequestError('request.not_found');
    },

    async endOthers(self: Self & { sessionId: string }): Promise<void> {
      await end(self, { except: self.sessionId });
    },

    /** For sessions that ended in a transaction of another service, once it has committed. */
    forget: (sessionIds: readonly string[]) => sessionIds.forEach(openSessions.forget),
  };
}
export type SessionsService = ReturnType<typeof createSessionsService>;

type Ended = { only: string } | { except: string };

async function endAndTell(transaction: Transaction, self: Self, which: Ended): Promise<string[]> {
  const ended = await endSessions(transaction, { userId: self.userId, ...which });
  if (ended.length > 0) {
    const places = 'only' in which ? {} : { places: ended.length };
    await emitAccountEvent(transaction, self, { type: 'account.signed_out', ...places });
  }
  return ended;
}

/** The user of an open session, with their current permissions. */
async function findSignedIn(database: Database, sessionId: string): Promise<SignedIn | undefined> {
  const now = new Date();
  const row = await findSession(database, sessionId, now);
  if (row === undefined) return undefined;
  const before = new Date(now.getTime() - usedGrainMilliseconds);
  if (row.last_used_at < before) await markUsed(database, sessionId, now, before);
  const permissions = permissionsOf(row);
  const isMaster = row.role_company_id === null && row.name === 'master';
  const { id: userId, company_id: companyId } = row;
  const isStopped = row.stopped_at !== null;
  const hiddenJobs = seesEveryJob(permissions) ? [] : row.hidden_jobs;
  return { kind: 'signedIn', sessionId, userId, companyId, isMaster, isStopped, permissions, hiddenJobs };
}
