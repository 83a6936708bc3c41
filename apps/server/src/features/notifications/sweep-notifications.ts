import type { Database } from '../../platform/database/index.ts';
import { dayMilliseconds } from '../../platform/days.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { deleteOlder } from './notifications.repository.ts';

/** Age at which unread notifications are deleted. */
const keptMilliseconds = 90 * dayMilliseconds;
const rowsAtOnce = 5000;

export async function sweepNotificationsHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const before = new Date(Date.now() - keptMilliseconds);
  while (!signal.aborted && (await deleteOlder(database, before, rowsAtOnce)) === rowsAtOnce);
}
