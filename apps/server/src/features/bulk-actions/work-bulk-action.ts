import { type Database, inTransaction } from '../../platform/database/index.ts';
import { isFinal, type TaskRun } from '../../platform/tasks/index.ts';
import { lockAction } from './bulk-actions.repository.ts';
import { startWork } from './start-work.ts';
import { stopAction, type WorkDependencies, workPart } from './work-part.ts';

/** Then others who wait have their turn. */
const longestMilliseconds = 2000;

type Payload = { companyId: number; bulkActionId: number };
type Dependencies = WorkDependencies & { database: Database };

export async function workBulkActionHandler(
  payload: Payload,
  { database, ...needs }: Dependencies,
  run: TaskRun,
): Promise<void> {
  if (run.isLost) return stopFailed(database, payload);
  const until = Date.now() + longestMilliseconds;
  try {
    for (;;) {
      run.signal.throwIfAborted();
      const hasEnded = await inTransaction(database, async (transaction) => {
        if (await workPart(transaction, payload, needs)) return true;
        if (Date.now() < until) return false;
        await startWork(transaction, payload);
        return true;
      });
      if (hasEnded) return;
    }
  } catch (error) {
    if (isFinal(run, error)) await stopFailed(database, payload);
    throw error;
  }
}

async function stopFailed(database: Database, payload: Payload): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const action = await lockAction(transaction, payload);
    if (action !== undefined && action.finished_at === null)
      await stopAction(transaction, action, 'server.failed');
  });
}
