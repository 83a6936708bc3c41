import type { AccountCodePurpose, Database, Transaction } from '../../platform/database/index.ts';

/** Keeps a code's hash. A new code ends the older one of the same purpose. */
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

/** Uses a code up. @returns whose it was; undefined for one that is unknown, used or expired. */
export async function takeCode(
  transaction: Transaction,
  code: { purpose: AccountCodePurpose; hash: Buffer },
  now: Date,
): Promise<number | undefined> {
  const row = await transaction
    .deleteFrom('account_codes')
    .where('purpose', '=', code.purpose)
    .where('code_hash', '=', code.hash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
