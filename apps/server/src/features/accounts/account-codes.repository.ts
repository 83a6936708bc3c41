import type { AccountCodePurpose, Database, Transaction } from '../../platform/database/index.ts';

/** A code from a link, and its allowed purposes. */
type Code = { purposes: readonly AccountCodePurpose[]; hash: Buffer };

/** Stores a code's hash. A new code invalidates the older one of the same purpose. */
export async function saveCode(
  database: Database | Transaction,
  owner: { userId: number; purpose: AccountCodePurpose },
  code: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = { code_hash: code.hash, expires_at: code.expiresAt };
  await database
    .insertInto('account_codes')
    .values({ user_id: owner.userId, purpose: owner.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Would `takeCode` find it? */
export async function isCodeGood(database: Database, code: Code, now: Date): Promise<boolean> {
  return (await findCodeOwner(database, code, now)) !== undefined;
}

/** The owner of a valid code. */
export async function findCodeOwner(database: Database, code: Code, now: Date): Promise<number | undefined> {
  const row = await database
    .selectFrom('account_codes')
    .select('user_id')
    .where('purpose', 'in', code.purposes)
    .where('code_hash', '=', code.hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses a code up. @returns its owner; undefined for one that is unknown, used or expired. */
export async function takeCode(transaction: Transaction, code: Code, now: Date): Promise<number | undefined> {
  const row = await transaction
    .deleteFrom('account_codes')
    .where('purpose', 'in', code.purposes)
    .where('code_hash', '=', code.hash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Invalidates all pending links of this user. */
export async function deleteCodesOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction.deleteFrom('account_codes').where('user_id', '=', userId).execute();
}
