import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type ArchiveEntry, readArchive } from '../archive/index.ts';
import type { Storage } from '../storage/index.ts';
import { filePrefix } from './manifest.ts';

/** Files that are restored at once, because remote stores have a high latency. */
const filesAtOnce = 4;

export type RestoredTo = {
  storage: Pick<Storage, 'write' | 'facts' | 'read' | 'erase'>;
  /** Keys of a take's bytes, with `*` for its id. */
  takeKeys: readonly string[];
};

export type RestoredFiles = { count: number; added: string[] };

/**
 * Restores all files of a backup. `restored` grows with them: how many, and the keys that were not there before, which a
 * restore that fails removes.
 */
export async function restoreFiles(path: string, to: RestoredTo, restored: RestoredFiles): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for await (const entry of readArchive(path)) {
      if (!entry.name.startsWith(filePrefix)) continue;
      const one = restoreFile(to, entry, restored).then(() => void running.delete(one));
      // It stays among those that are waited for, also when it fails before.
      one.catch(() => undefined);
      running.add(one);
      if (running.size >= filesAtOnce) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}

/** Otherwise they would take up the room that the next attempt needs. */
export async function removeAdded({ storage }: RestoredTo, { added }: RestoredFiles): Promise<void> {
  for (const key of added) await storage.erase(key).catch(() => undefined);
}

/**
 * Restores a file, unless it is a recording that has grown since the backup: its end would be lost if the restore
 * failed afterwards, and a candidate goes on behind it if not.
 */
async function restoreFile(
  { storage, takeKeys }: RestoredTo,
  entry: ArchiveEntry,
  restored: RestoredFiles,
): Promise<void> {
  const key = entry.name.slice(filePrefix.length);
  const isTake = takeKeys.some((each) => key.startsWith(each.slice(0, each.indexOf('*'))));
  const former = await storage.facts(key);
  restored.count += 1;
  if (isTake && former !== undefined && (await hasGrown(storage, key, entry, former.sizeBytes))) return;
  await storage.write(key, entry.read());
  if (former === undefined) restored.added.push(key);
}

async function hasGrown(
  storage: RestoredTo['storage'],
  key: string,
  { sizeBytes, read }: ArchiveEntry,
  formerBytes: number,
): Promise<boolean> {
  if (formerBytes <= sizeBytes) return false;
  if (sizeBytes === 0) return true;
  return (await hashOf(read())) === (await hashOf(storage.read(key, { start: 0, end: sizeBytes - 1 })));
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
