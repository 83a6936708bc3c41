import { deliveryDays } from '@nimble/contracts/webhooks';
import type { Database } from '../../platform/database/index.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { deleteOlder } from './deliveries.repository.ts';

const rowsAtOnce = 5000;

export async function sweepDeliveriesHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - deliveryDays * 24 * 60 * 60 * 1000);
  while (!signal.aborted && (await deleteOlder(database, before, rowsAtOnce)) === rowsAtOnce);
}
