import { type Database, inTransaction } from '../database/index.ts';
import { enqueue, type TaskRun } from '../tasks/index.ts';
import { takeUnfinished } from './arriving-files.ts';
import { eraseFiles } from './files.tasks.ts';

/** Storing a file and its row never takes as long as this. */
const keptMilliseconds = 24 * 60 * 60_000;
const batchSize = 500;

/** Deletes files that a killed process has stored without their row. */
export async function sweepArrivingHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - keptMilliseconds);
  let left = batchSize;
  while (left === batchSize && !signal.aborted) {
    left = await inTransaction(database, async (transaction) => {
      const { found, unowned } = await takeUnfinished(transaction, before, batchSize);
      if (unowned.length > 0) await enqueue(transaction, eraseFiles, { keys: unowned });
      return found;
    });
  }
}
