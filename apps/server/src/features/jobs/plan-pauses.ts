import type { Transaction } from '../../platform/database/index.ts';
import { type DomainEvent, emit } from '../../platform/events/index.ts';
import { setPausedByPlan } from './plan-pauses.repository.ts';

/** Pauses active jobs that a plan has no room for; a person's later decision about their status counts. */
export async function pauseJobs(
  transaction: Transaction,
  { by: { companyId }, jobIds }: DomainEvent<'company.paused_by_plan'>,
): Promise<void> {
  await change(transaction, companyId, jobIds, new Date());
}

/** Reopens the jobs that a plan has paused. */
export async function resumeJobs(
  transaction: Transaction,
  { by: { companyId }, jobIds }: DomainEvent<'company.resumed_by_plan'>,
): Promise<void> {
  await change(transaction, companyId, jobIds, null);
}

async function change(
  transaction: Transaction,
  companyId: number,
  jobIds: readonly number[],
  pausedAt: Date | null,
): Promise<void> {
  if (jobIds.length === 0) return;
  await setPausedByPlan(transaction, companyId, jobIds, pausedAt);
  for (const jobId of jobIds) await emit(transaction, { type: 'job.updated', by: { companyId }, jobId });
}
