import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { countStored } from './overview.repository.ts';

type Dependencies = { database: Database; config: { dataFolder: string } };

export async function countStorageHandler(
  _payload: unknown,
  { database, config }: Dependencies,
): Promise<void> {
  // A few dozen files at most, each made by a person's command.
  const modelBytes = await bytesBelow(join(config.dataFolder, 'models'));
  await inTransaction(database, (transaction) => countStored(transaction, modelBytes));
}

/** 0 for a missing folder. */
async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of (await opendir(folder).catch(() => undefined)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await bytesBelow(path);
    // A running download may move its file meanwhile.
    else if (entry.isFile())
      bytes += await stat(path).then(
        (facts) => facts.size,
        () => 0,
      );
  }
  return bytes;
}
