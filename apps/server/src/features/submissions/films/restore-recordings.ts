import type { Database, Transaction } from '../../../platform/database/index.ts';
import { announceFile, eraseFiles, keepWhole } from '../../../platform/files/index.ts';
import type { MediaTaskPayload } from '../../../platform/media-tasks/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { digestOf } from './digest-of.ts';
import { findJoined, type JoinedRow } from './films.repository.ts';
import { wholeKey } from './rest-keys.ts';

export type Restored = { recording: JoinedRow; key: string };

/** The local file of each recording that was joined, by the id of its file. */
type Paths = ReadonlyMap<number, string>;

/**
 * Stores recordings again of which the former film holds bytes, because the new film replaces it.
 * @throws when one is not what was recorded: the former film is damaged, and stays.
 */
export async function storeWhole(
  payload: MediaTaskPayload,
  paths: Paths,
  { database, storage }: { database: Database; storage: Storage },
): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const recording of await findJoined(database, payload)) {
    const { id, take_id: takeId, film_file_id: filmId, sha256 } = recording;
    const path = paths.get(id);
    if (filmId === null || path === undefined) continue;
    if (!(await digestOf(path)).equals(sha256)) throw new Error('A former film is damaged.');
    const key = wholeKey({ ...payload, takeId, filmId });
    await announceFile(database, key);
    await storage.adopt(key, path);
    restored.push({ recording, key });
  }
  return restored;
}

/** In the transaction that replaces the former film. */
export async function useWhole(
  transaction: Transaction,
  { companyId }: MediaTaskPayload,
  restored: readonly Restored[],
): Promise<void> {
  for (const { recording, key } of restored) {
    const { id: fileId, storage_key: formerKey } = recording;
    if (!(await keepWhole(transaction, companyId, { fileId, formerKey, key })))
      throw new Error('A recording was moved while it was joined.');
  }
  const keys = restored.map(({ recording }) => recording.storage_key);
  if (keys.length > 0) await enqueue(transaction, eraseFiles, { keys });
}
