import { planNames, plans } from '@nimble/contracts/plans';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { findAboveLimits, findPaused, lockForChoice } from './due.repository.ts';
import { bringBack, keepWithin } from './keep-within.ts';

const batchSize = 100;

/** For every company that exceeds its plan. Without enforcement everything paused by plans comes back. */
export async function keepAllWithin(
  database: Database,
  { planEnforcement }: { planEnforcement: 'on' | 'off' },
): Promise<void> {
  const find = planEnforcement === 'on' ? findAbove : findPaused;
  let afterId = 0;
  for (;;) {
    const ids = await find(database, afterId, batchSize);
    for (const id of ids)
      await inTransaction(database, async (transaction) => {
        if (planEnforcement === 'off') await bringBack(transaction, id, { jobs: null, users: null });
        else await keepWithin(transaction, await lockForChoice(transaction, id), new Date());
      });
    const last = ids.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
}

const mostOf = (limit: 'jobs' | 'users') =>
  planNames.map((plan) => ({ plan, most: plans[plan].limits[limit] }));

function findAbove(database: Database, afterId: number, most: number): Promise<number[]> {
  return findAboveLimits(database, { jobs: mostOf('jobs'), users: mostOf('users') }, afterId, most);
}
