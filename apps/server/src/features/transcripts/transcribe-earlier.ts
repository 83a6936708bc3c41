import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { enqueue, type TaskRun } from '../../platform/tasks/index.ts';
import { enqueueListening, isEngineOn, laterThanNew, type Speech } from './start-transcribing.ts';
import { queueWithoutWords } from './transcripts.repository.ts';
import { listenToEarlier } from './transcripts.tasks.ts';

const batchSize = 100;

/** In the transaction that turns an engine on: transcribes earlier answers. */
export async function startTranscribingEarlier(transaction: Transaction): Promise<void> {
  await enqueue(transaction, listenToEarlier, {}, { key: 'transcripts:earlier', priority: laterThanNew });
}

/** Batch by batch, as long as an engine is on; waiting ones are not found again. */
export async function listenToEarlierHandler(
  _payload: unknown,
  { database, config }: { database: Database; config: Speech },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  for (let found = batchSize; found === batchSize; ) {
    signal.throwIfAborted();
    found = await inTransaction(database, async (transaction) => {
      if (!(await isEngineOn(transaction, config))) return 0;
      const rows = await queueWithoutWords(transaction, batchSize);
      for (const { company_id: companyId, response_id: responseId } of rows)
        await enqueueListening(transaction, config, companyId, responseId, laterThanNew);
      return rows.length;
    });
  }
}
