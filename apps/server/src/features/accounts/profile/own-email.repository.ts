import type { Language } from '@nimble/contracts/languages';
import { languageOfCompany } from '../../../platform/company-mails/index.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';

const purpose = 'email-change';

/** A new address that waits for its confirmation; at most one per user. */
export type WaitingEmail = { email: string; expiresAt: Date };

/** Stores a new address; it replaces the one that waited before. */
export async function saveWaitingEmail(
  transaction: Transaction,
  userId: number,
  { email, expiresAt, hash }: WaitingEmail & { hash: Buffer },
): Promise<void> {
  const values = { email, code_hash: hash, expires_at: expiresAt };
  await transaction
    .insertInto('account_codes')
    .values({ user_id: userId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
}

export async function findWaitingEmail(
  database: Database | Transaction,
  userId: number,
  now: Date,
): Promise<WaitingEmail | undefined> {
  const row = await database
    .selectFrom('account_codes')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email == null ? undefined : { email: row.email, expiresAt: row.expires_at };
}

/** Gives a waiting address another code. @returns false where it was confirmed, canceled or replaced meanwhile. */
export async function renewCode(
  database: Database | Transaction,
  userId: number,
  { email, expiresAt, hash }: WaitingEmail & { hash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('account_codes')
    .set({ code_hash: hash, expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteWaitingEmail(database: Database, userId: number): Promise<void> {
  await database
    .deleteFrom('account_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

/** The address of a valid code, and whose it will be. */
export async function findByCode(database: Database | Transaction, hash: Buffer, now: Date) {
  const row = await database
    .selectFrom('account_codes')
    .innerJoin('users', 'users.id', 'account_codes.user_id')
    .select(['users.id', 'users.company_id', 'users.paused_by_plan_at', 'account_codes.email'])
    .where('account_codes.purpose', '=', purpose)
    .where('account_codes.code_hash', '=', hash)
    .where('account_codes.expires_at', '>', now)
    .executeTakeFirst();
  return row?.email == null ? undefined : { ...row, email: row.email };
}

/** To whom emails about the address are written; undefined for a deleted user. */
export function findReader(
  database: Database,
  userId: number,
): Promise<{ username: string; language: Language | null; company_language: Language | null } | undefined> {
  return database
    .selectFrom('users')
    .select(['users.username', 'users.language'])
    .select(languageOfCompany.as('company_language'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
