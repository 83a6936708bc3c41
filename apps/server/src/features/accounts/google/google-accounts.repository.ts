import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

export function findUserByGoogleSubject(transaction: Transaction, subject: string) {
  return transaction
    .selectFrom('users')
    .select('id')
    .where('google_subject', '=', subject)
    .executeTakeFirst();
}

export async function findSignInOf(transaction: Transaction, email: string) {
  const row = await transaction
    .selectFrom('users')
    .select(['id', 'password_hash', 'google_subject'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return (
    row && { id: row.id, hasPassword: row.password_hash !== null, hasGoogle: row.google_subject !== null }
  );
}

/**
 * @returns undefined when the username is taken. @throws a unique violation of `users_email` or `users_google_subject`.
 */
export async function insertGoogleUser(
  transaction: Transaction,
  user: { roleId: number; username: string; email: string; subject: string; now: Date },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('users')
    .values({
      company_id: null,
      role_id: user.roleId,
      username: user.username,
      email: user.email,
      provider: 'google',
      password_hash: null,
      google_subject: user.subject,
      confirmed_at: user.now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns whether it was linked: not to another address, and not over another Google account. */
export async function linkGoogleSubject(
  transaction: Transaction,
  link: { userId: number; subject: string; email: string; now: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable('users')
    .set({
      google_subject: link.subject,
      // For an invited user without a password Google is the only way to sign in.
      provider: sql<'local' | 'google'>`case when password_hash is null then 'google' else provider end`,
      updated_at: link.now,
    })
    .where('id', '=', link.userId)
    .where(sql<string>`lower(email)`, '=', link.email.toLowerCase())
    .where(({ eb, or }) => or([eb('google_subject', 'is', null), eb('google_subject', '=', link.subject)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
