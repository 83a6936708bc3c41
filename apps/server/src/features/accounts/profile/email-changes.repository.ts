import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

const locked = (transaction: Transaction) =>
  transaction.selectFrom('users').select(['id', 'company_id', 'email', 'username']).forUpdate();

/** The user with this address, whatever the case; locked until the transaction ends. */
export function lockByEmail(transaction: Transaction, email: string) {
  return locked(transaction).where(sql<string>`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
}

/** The same for a user's id. */
export function lockById(transaction: Transaction, userId: number) {
  return locked(transaction).where('id', '=', userId).executeTakeFirst();
}
export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockById>>>;

/**
 * Also forgets the Google account of a person with a password: it has the former address. They link that of the new
 * one by their password. @throws a unique violation of `users_email` or `users_username`.
 */
export async function saveEmail(
  transaction: Transaction,
  userId: number,
  changes: { email: string; username?: string },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      ...changes,
      google_subject: sql`case when password_hash is null then google_subject end`,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}
