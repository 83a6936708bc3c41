import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { publishSessionEnds, publishToUsers } from '../../../platform/realtime/index.ts';

export type NewSession = {
  id: string;
  userId: number;
  expiresAt: Date;
  browser: string | null;
  system: string | null;
  address: string | null;
};

/** More sessions than anybody reads; only a program signs in more often in 24 hours. */
const mostListed = 100;

export async function insertSession(
  transaction: Transaction,
  { userId, expiresAt, ...session }: NewSession,
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({ ...session, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** The owner of an open session, the permissions of their role, and when it was last marked as used. */
export function findSession(database: Database, sessionId: string, now: Date) {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.company_id', 'roles.name', 'roles.permissions', 'sessions.last_used_at'])
    .select(['roles.company_id as role_company_id', 'companies.stopped_at'])
    .select(sql<number[]>`to_jsonb(hidden_jobs(users.company_id, users.id))`.as('hidden_jobs'))
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .where('users.paused_by_plan_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a session as used, unless it was marked since `before`. */
export async function markUsed(
  database: Database,
  sessionId: string,
  now: Date,
  before: Date,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', before)
    .execute();
}

export function listOpenSessions(database: Database, userId: number, now: Date) {
  return database
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
}
export type SessionRow = Awaited<ReturnType<typeof listOpenSessions>>[number];

type Whose = { userId: number; only?: string; except?: string };

/**
 * Ends a user's sessions: all, `only` one, or all `except` one. When the transaction commits, every process refuses
 * calls and sockets of these sessions. Runs in the transaction of the cause: a new password, deleting the user.
 * @returns the ids of the ended sessions.
 */
export async function endSessions(
  transaction: Transaction,
  { userId, only, except }: Whose,
): Promise<string[]> {
  let ending = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (only !== undefined) ending = ending.where('id', '=', only);
  if (except !== undefined) ending = ending.where('id', '<>', except);
  // A sign-in between password and code has to start over.
  if (only === undefined) {
    await transaction.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  }
  const ids = (await ending.returning('id').execute()).map(({ id }) => id);
  await publishSessionEnds(transaction, ids);
  return ids;
}

/** Ends the sessions of a deleted person; their browsers show why. @returns the ids of these sessions. */
export async function endSessionsOfDeleted(transaction: Transaction, userId: number): Promise<string[]> {
  await publishToUsers(transaction, [{ userId, name: 'account-deleted', event: {} }]);
  return endSessions(transaction, { userId });
}

/**
 * Makes every process reload the permissions of people with this role; their sessions go on, their browsers reconnect.
 * @returns the ids of these sessions.
 */
export function refreshSessionsOfRole(
  transaction: Transaction,
  { companyId, roleId }: { companyId: number; roleId: number },
): Promise<string[]> {
  return refresh(transaction, sessionsOfCompany(transaction, companyId).where('users.role_id', '=', roleId));
}

/** The same for one person, as with another role. */
export function refreshSessionsOfUser(transaction: Transaction, userId: number): Promise<string[]> {
  return refresh(transaction, transaction.selectFrom('sessions').select('id').where('user_id', '=', userId));
}

/** The same for all people of a company. */
export function refreshSessionsOfCompany(transaction: Transaction, companyId: number): Promise<string[]> {
  return refresh(transaction, sessionsOfCompany(transaction, companyId));
}

function sessionsOfCompany(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.company_id', '=', companyId);
}

async function refresh(
  transaction: Transaction,
  sessions: { execute: () => Promise<{ id: string }[]> },
): Promise<string[]> {
  const ids = (await sessions.execute()).map(({ id }) => id);
  await publishSessionEnds(transaction, ids);
  return ids;
}

/** Deletes expired sessions; their open sockets are closed. */
export async function deleteExpired(transaction: Transaction, now: Date): Promise<void> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('expires_at', '<', now)
    .returning('id')
    .execute();
  await publishSessionEnds(
    transaction,
    ended.map(({ id }) => id),
  );
  await transaction.deleteFrom('account_codes').where('expires_at', '<', now).execute();
  await transaction.deleteFrom('sign_in_challenges').where('expires_at', '<', now).execute();
}
