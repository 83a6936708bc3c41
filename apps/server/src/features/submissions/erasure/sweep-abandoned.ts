import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import type { TaskRun } from '../../../platform/tasks/index.ts';
import { lockAbandoned } from './abandoned.repository.ts';
import { eraseSubmissions } from './erasure.ts';

const batchSize = 100;

type Dependencies = { database: Database; config: { abandonedDays: number } };

/**
 * Erases interviews that were begun and never submitted, with all their bytes. A crash loses at most a batch's
 * transaction; the next run repeats it.
 */
export async function sweepAbandonedHandler(
  _payload: unknown,
  { database, config }: Dependencies,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - config.abandonedDays * dayMilliseconds);
  let found = batchSize;
  while (found === batchSize && !signal.aborted) {
    found = await inTransaction(database, async (transaction) => {
      const abandoned = await lockAbandoned(transaction, before, batchSize);
      for (const [companyId, rows] of Map.groupBy(abandoned, ({ company_id }) => company_id)) {
        await eraseSubmissions(
          transaction,
          companyId,
          rows.map(({ id }) => id),
        );
      }
      return abandoned.length;
    });
  }
}
