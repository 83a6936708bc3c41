import { deliveryDays } from '@nimble/contracts/webhooks';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { enqueue, type TaskRun } from '../../../platform/tasks/index.ts';
import { deliverWebhook, deliveryQueue } from '../webhooks.tasks.ts';
import { deleteOlder, findLost } from './deliveries.repository.ts';

const rowsAtOnce = 5000;
const lostAtOnce = 500;
/** A try due this long ago without a task will not run by itself, milliseconds. */
const lostAfter = 10 * 60 * 1000;

export async function sweepDeliveriesHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - deliveryDays * dayMilliseconds);
  while (!signal.aborted && (await deleteOlder(database, before, rowsAtOnce)) === rowsAtOnce);
  while (!signal.aborted && (await resumeLost(database)) === lostAtOnce);
}

/** The row counts: a task that used up its attempts by kills of its workers is created again. */
function resumeLost(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const lost = await findLost(transaction, new Date(Date.now() - lostAfter), lostAtOnce);
    for (const { webhookId, ...delivery } of lost)
      await enqueue(transaction, deliverWebhook, { ...delivery, isAsked: false }, deliveryQueue(webhookId));
    return lost.length;
  });
}
