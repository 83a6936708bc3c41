import type { Database, Transaction } from '../../../platform/database/index.ts';

export async function setPausedByPlan(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
  pausedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ paused_by_plan_at: pausedAt })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...userIds])
    .execute();
}

export async function findPausedAt(database: Database | Transaction, userId: number): Promise<Date | null> {
  const row = await database
    .selectFrom('users')
    .select('paused_by_plan_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.paused_by_plan_at ?? null;
}
