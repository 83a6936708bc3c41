import { type Database, inTransaction } from '../database/index.ts';
import type { Storage } from '../storage/index.ts';
import type { TaskRun } from '../tasks/index.ts';
import { endErased, takeUnfinished } from './arriving-files.ts';

/** Storing a file and its row never takes as long as this. */
const keptMilliseconds = 24 * 60 * 60_000;
const batchSize = 500;

/**
 * Deletes files that a killed process has stored without their row. At once instead of by a task: until they are gone
 * their keys are held, because another attempt may store the same one. What a failed run leaves, the next one finds.
 */
export async function sweepArrivingHandler(
  _payload: unknown,
  { database, storage }: { database: Database; storage: Storage },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - keptMilliseconds);
  let left = batchSize;
  while (left === batchSize && !signal.aborted) {
    const { found, unowned } = await inTransaction(database, (transaction) =>
      takeUnfinished(transaction, before, batchSize),
    );
    for (const key of unowned) await storage.erase(key);
    await endErased(database, unowned);
    left = found;
  }
}
