import { planMessages } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { pauseAccess, resumeAccess } from '../../accounts/index.ts';
import { recordByClock } from '../../audit/index.ts';
import { pauseJobs, resumeJobs } from '../../jobs/index.ts';
import { notifyDeciders } from '../deciders.ts';
import type { Kept } from './above.repository.ts';
import type { Standing } from './standing.ts';

/** Pauses what does not stay, and brings back what does. Nothing is deleted. */
export async function applyKept(
  transaction: Transaction,
  companyId: number,
  { jobs, users }: Standing,
  staying: Kept,
): Promise<void> {
  const isPaused = ({ paused_by_plan_at }: { paused_by_plan_at: Date | null }) => paused_by_plan_at !== null;
  const gone = {
    jobs: jobs.filter((job) => !isPaused(job) && !staying.jobs.has(job.id)),
    users: users.filter((user) => !isPaused(user) && !staying.users.has(user.id)),
  };
  const back = {
    jobs: jobs.filter((job) => isPaused(job) && staying.jobs.has(job.id)),
    users: users.filter((user) => isPaused(user) && staying.users.has(user.id)),
  };
  await pauseJobs(transaction, companyId, idsOf(gone.jobs));
  await pauseAccess(transaction, companyId, idsOf(gone.users));
  await resumeJobs(transaction, companyId, idsOf(back.jobs));
  await resumeAccess(transaction, companyId, idsOf(back.users));
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
  if (gone.jobs.length + gone.users.length > 0) {
    const counts = { jobs: gone.jobs.length, users: gone.users.length };
    await recordByClock(transaction, companyId, 'company.paused_by_plan', counts);
    await tell(transaction, companyId, planMessages.pausedByPlan(titles(gone.jobs), gone.users.length));
  }
  if (back.jobs.length + back.users.length > 0) {
    const counts = { jobs: back.jobs.length, users: back.users.length };
    await recordByClock(transaction, companyId, 'company.resumed_by_plan', counts);
    await tell(transaction, companyId, planMessages.resumedByPlan(titles(back.jobs), back.users.length));
  }
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map(({ id }) => id);
}

async function tell(
  transaction: Transaction,
  companyId: number,
  { title, text }: { title: string; text: string },
): Promise<void> {
  await notifyDeciders(transaction, companyId, { type: 'warning', title, message: text, page: 'plans' });
}
