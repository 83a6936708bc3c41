import type { Transaction } from '../../platform/database/index.ts';

/** Pauses active jobs at a moment; null reopens jobs paused so. Later changes by a person stay. */
export async function setPausedByPlan(
  transaction: Transaction,
  companyId: number,
  jobIds: readonly number[],
  pausedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({
      status: pausedAt === null ? 'active' : 'paused',
      paused_by_plan_at: pausedAt,
      updated_at: new Date(),
    })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...jobIds])
    .where('status', '=', pausedAt === null ? 'paused' : 'active')
    .where('paused_by_plan_at', pausedAt === null ? 'is not' : 'is', null)
    .execute();
}
