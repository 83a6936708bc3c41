import type { Database } from '../../../platform/database/index.ts';
import { addUpStoredBytes } from '../plans.repository.ts';

/** Up to this number adding up is fast enough. */
const mostRows = 100;

export function addUpStorageHandler(_payload: unknown, { database }: { database: Database }): Promise<void> {
  return addUpStoredBytes(database, mostRows);
}
