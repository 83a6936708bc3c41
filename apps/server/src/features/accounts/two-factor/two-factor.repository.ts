import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Whether two-factor authentication is on, and how many recovery codes are left. */
export async function findTwoFactorState(
  database: Database,
  userId: number,
): Promise<{ isEnabled: boolean; recoveryCodesLeft: number }> {
  const row = await database
    .selectFrom('two_factor')
    .leftJoin('recovery_codes', 'recovery_codes.user_id', 'two_factor.user_id')
    .select(({ fn }) => ['two_factor.confirmed_at', fn.count<number>('code_hash').as('left')])
    .where('two_factor.user_id', '=', userId)
    .groupBy('two_factor.user_id')
    .executeTakeFirst();
  const isEnabled = row !== undefined && row.confirmed_at !== null;
  return { isEnabled, recoveryCodesLeft: isEnabled ? row.left : 0 };
}

/** Is two-factor authentication on? It is not turned on or off by a code until the transaction ends. */
export async function holdTwoFactor(transaction: Transaction, userId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('two_factor')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** @returns false where two-factor authentication is on already; a secret that was never confirmed is replaced. */
export async function saveSecret(
  transaction: Transaction,
  userId: number,
  sealedSecret: Buffer,
): Promise<boolean> {
  const saved = await transaction
    .insertInto('two_factor')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Locked, so that codes of one user are tried one after the other. */
export function lockTwoFactor(transaction: Transaction, userId: number) {
  return transaction
    .selectFrom('two_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
export type TwoFactorRow = NonNullable<Awaited<ReturnType<typeof lockTwoFactor>>>;

export async function changeTwoFactor(
  transaction: Transaction,
  userId: number,
  changes: Partial<Pick<TwoFactorRow, 'confirmed_at' | 'last_step' | 'failures' | 'failures_since'>>,
): Promise<void> {
  await transaction.updateTable('two_factor').set(changes).where('user_id', '=', userId).execute();
}

/** @returns whether it was on. */
export async function deleteTwoFactor(transaction: Transaction, userId: number): Promise<boolean> {
  const row = await transaction
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Invalidates the older codes. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** @returns whether the code existed; it is used up. */
export async function takeRecoveryCode(
  transaction: Transaction,
  userId: number,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertChallenge(
  transaction: Transaction,
  challenge: { hash: Buffer; userId: number; attempts: number; expiresAt: Date },
): Promise<void> {
  await transaction
    .insertInto('sign_in_challenges')
    .values({
      token_hash: challenge.hash,
      user_id: challenge.userId,
      attempts_left: challenge.attempts,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Uses one attempt. @returns the owner of the challenge; undefined when it is unknown, expired or used up. */
export async function takeAttempt(
  transaction: Transaction,
  hash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('sign_in_challenges')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('attempts_left', '>', 0)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteChallenge(transaction: Transaction, hash: Buffer): Promise<void> {
  await transaction.deleteFrom('sign_in_challenges').where('token_hash', '=', hash).execute();
}
