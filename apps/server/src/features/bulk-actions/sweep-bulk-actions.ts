import type { Database } from '../../platform/database/index.ts';
import { deleteOldActions } from './bulk-actions.repository.ts';

/** Results are shown for a day; the rest is for the people who run the server. */
const keptDays = 7;

export async function sweepBulkActionsHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  await deleteOldActions(database, keptDays);
}
