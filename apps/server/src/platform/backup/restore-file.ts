import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ArchiveEntry } from '../archive/index.ts';
import type { Storage } from '../storage/index.ts';

export type RestoredTo = {
  storage: Pick<Storage, 'write' | 'facts' | 'read'>;
  /** Keys of a take's bytes, with `*` for its id. */
  takeKeys: readonly string[];
};

/**
 * Restores a file, unless it is a recording that has grown since the backup: its end would be lost if the restore
 * failed afterwards, and a candidate goes on behind it if not.
 */
export async function restoreFile(
  { storage, takeKeys }: RestoredTo,
  key: string,
  entry: ArchiveEntry,
): Promise<void> {
  const isTake = takeKeys.some((each) => key.startsWith(each.slice(0, each.indexOf('*'))));
  if (isTake && (await hasGrown(storage, key, entry))) return;
  await storage.write(key, entry.read());
}

async function hasGrown(
  storage: RestoredTo['storage'],
  key: string,
  { sizeBytes, read }: ArchiveEntry,
): Promise<boolean> {
  const facts = await storage.facts(key);
  if (facts === undefined || facts.sizeBytes <= sizeBytes) return false;
  if (sizeBytes === 0) return true;
  return (await hashOf(read())) === (await hashOf(storage.read(key, { start: 0, end: sizeBytes - 1 })));
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
