import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { eraseFiles } from '../../../platform/files/index.ts';
import { enqueue, type TaskRun } from '../../../platform/tasks/index.ts';
import { takeKeys } from './take-keys.ts';
import { deleteUnusedTakes } from './takes.repository.ts';

const batchSize = 200;

/** Deletes unused takes of submitted interviews: recorded, and neither used nor discarded. */
export async function sweepTakesHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  let found = batchSize;
  while (found === batchSize && !signal.aborted) {
    found = await inTransaction(database, async (transaction) => {
      const ids = await deleteUnusedTakes(transaction, batchSize);
      if (ids.length > 0) await enqueue(transaction, eraseFiles, { keys: ids.flatMap(takeKeys) });
      return ids.length;
    });
  }
}
