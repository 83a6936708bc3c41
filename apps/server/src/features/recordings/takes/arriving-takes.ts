import type { Database } from '../../../platform/database/index.ts';
import { takeKeys } from './take-keys.ts';
import { findArrivingTakes } from './takes.repository.ts';

const takeId = /^(?:takes|slices)\/([0-9a-f-]{36})\/?$/;

/**
 * Of these keys, those of takes that are still being uploaded: a device that does not know that its take was discarded
 * begins it once more, under the same id. Of takes that are used or received the slices are not needed any more.
 */
export async function findArrivingKeys(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(keys.flatMap((key) => takeId.exec(key)?.[1] ?? []));
  if (ids.size === 0) return new Set();
  return new Set((await findArrivingTakes(database, [...ids])).flatMap(takeKeys));
}
