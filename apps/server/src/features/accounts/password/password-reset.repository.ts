import type { Transaction } from '../../../platform/database/index.ts';

/**
 * Sets the password, also for an account of Google, which from then on signs in by both; access to the email has proven
 * the address too. @returns the user's company, whether this was how they joined it, and whether it is their first
 * password.
 */
export async function setPassword(
  transaction: Transaction,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<{ companyId: number | null; hasJoined: boolean; isFirst: boolean }> {
  const before = await transaction
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await transaction
    .updateTable('users')
    .set((expression) => ({
      password_hash: passwordHash,
      provider: 'local',
      confirmed_at: expression.fn.coalesce('confirmed_at', expression.val(now)),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .returning(['company_id', 'confirmed_at'])
    .executeTakeFirstOrThrow();
  return {
    companyId: row.company_id,
    hasJoined: row.confirmed_at?.getTime() === now.getTime(),
    isFirst: before.password_hash === null,
  };
}
