import { whileNoBackup } from '../database/dump/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import type { Storage } from '../storage/index.ts';
import { enqueue } from '../tasks/index.ts';
import { findStoredKeys } from './file-rows.ts';
import { eraseFiles } from './files.tasks.ts';

/** Delay while a running backup may still have to read the files. */
const waitMilliseconds = 60_000;

type Dependencies = {
  storage: Storage;
  database: Database;
  /** Those of uploads that go on. */
  findArrivingKeys: (database: Database, keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

export async function eraseFilesHandler(
  { keys }: { keys: string[] },
  { storage, database, findArrivingKeys }: Dependencies,
): Promise<void> {
  const isDone = await whileNoBackup(database, async () => {
    // Under the key of a take there may be new bytes meanwhile.
    const arriving = await findArrivingKeys(database, keys);
    const stored = new Set(await findStoredKeys(database, keys));
    for (const key of keys) if (!arriving.has(key) && !stored.has(key)) await storage.erase(key);
  });
  if (isDone) return;
  await inTransaction(database, (transaction) =>
    enqueue(transaction, eraseFiles, { keys }, { runAt: new Date(Date.now() + waitMilliseconds) }),
  );
}
