import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

/** The user with this address, whatever the case; locked until the transaction ends. */
export function lockByEmail(transaction: Transaction, email: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'company_id', 'email', 'username'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
}

/** @throws a unique violation of `users_email` or `users_username`. */
export async function saveEmail(
  transaction: Transaction,
  userId: number,
  changes: { email: string; username?: string },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}
