import { whileNoBackup } from '../database/dump/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import type { Storage } from '../storage/index.ts';
import { enqueue } from '../tasks/index.ts';
import { eraseFiles } from './files.tasks.ts';

/** Delay while a running backup may still have to read the files. */
const waitMilliseconds = 60_000;

export async function eraseFilesHandler(
  { keys }: { keys: string[] },
  { storage, database }: { storage: Storage; database: Database },
): Promise<void> {
  const isDone = await whileNoBackup(database, async () => {
    for (const key of keys) await storage.erase(key);
  });
  if (isDone) return;
  await inTransaction(database, (transaction) =>
    enqueue(transaction, eraseFiles, { keys }, { runAt: new Date(Date.now() + waitMilliseconds) }),
  );
}
