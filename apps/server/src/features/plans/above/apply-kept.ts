import type { Transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { Kept } from './above.repository.ts';
import { isPaused, type Standing } from './standing.ts';

/** Pauses what does not stay, and brings back what does. Nothing is deleted. */
export async function applyKept(
  transaction: Transaction,
  companyId: number,
  { jobs, users }: Standing,
  staying: Kept,
): Promise<void> {
  const gone = {
    jobs: jobs.filter((job) => !isPaused(job) && !staying.jobs.has(job.id)),
    users: users.filter((user) => !isPaused(user) && !staying.users.has(user.id)),
  };
  const back = {
    jobs: jobs.filter((job) => isPaused(job) && staying.jobs.has(job.id)),
    users: users.filter((user) => isPaused(user) && staying.users.has(user.id)),
  };
  const by = { companyId };
  if (gone.jobs.length + gone.users.length > 0)
    await emit(transaction, { type: 'company.paused_by_plan', by, ...whichOf(gone) });
  if (back.jobs.length + back.users.length > 0)
    await emit(transaction, { type: 'company.resumed_by_plan', by, ...whichOf(back) });
}

function whichOf({ jobs, users }: Pick<Standing, 'jobs' | 'users'>) {
  return {
    jobs: jobs.length,
    users: users.length,
    jobIds: jobs.map(({ id }) => id),
    userIds: users.map(({ id }) => id),
    titles: jobs.map(({ title }) => title),
  };
}
