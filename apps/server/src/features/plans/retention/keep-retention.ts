import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { findCompaniesAfter } from '../plans.repository.ts';
import { eraseBatch } from './erase-batch.ts';
import { planErasing } from './plan-erasing.ts';
import { noteRead } from './warnings.repository.ts';

const pageSize = 100;

type Dependencies = {
  database: Database;
  config: { planEnforcement: 'on' | 'off' };
  log: Pick<Logger, 'error'>;
};

/** Once a day: warns, postpones and erases. Without enforcement everything is kept. */
export async function keepRetentionHandler(
  _payload: unknown,
  { database, config, log }: Dependencies,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  if (config.planEnforcement === 'off') return;
  let afterId = 0;
  for (;;) {
    const companies = await findCompaniesAfter(database, afterId, pageSize);
    for (const { id } of companies) {
      if (signal.aborted) return;
      await noteRead(database, id);
      const due = await inTransaction(database, (transaction) => planErasing(transaction, id, new Date()));
      for (const batch of due) await eraseBatch({ database, log }, batch, signal);
    }
    const last = companies.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
}
