import type { Database } from '../../../platform/database/index.ts';
import { addUpStoredBytes } from '../plans.repository.ts';

/** So many rows are added up faster than anybody notices. */
const mostRows = 100;

export function addUpStorageHandler(_payload: unknown, { database }: { database: Database }): Promise<void> {
  return addUpStoredBytes(database, mostRows);
}
