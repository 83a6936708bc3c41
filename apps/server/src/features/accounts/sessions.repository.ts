import type { Database } from '../../platform/database/index.ts';

export async function insertSession(
  database: Database,
  session: { id: string; userId: number; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('sessions')
    .values({ id: session.id, user_id: session.userId, expires_at: session.expiresAt })
    .execute();
}

export async function deleteSession(database: Database, sessionId: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Who a living session belongs to and what their role may do. */
export function findSession(database: Database, sessionId: string, now: Date) {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.company_id', 'roles.name', 'roles.permissions'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await database.deleteFrom('account_codes').where('expires_at', '<', now).execute();
}
