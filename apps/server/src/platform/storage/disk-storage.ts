import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireRoomOn } from './room-left.ts';
import type { Storage } from './storage.ts';
import { sweepFolder } from './sweep-folder.ts';

/** Stores files in one folder of the disk. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const incoming = join(root, 'incoming');

  function pathOf(key: string): string {
    const path = resolve(root, key);
    // Keys never come from input; this is the last line of defense if one ever did.
    if (!path.startsWith(root + sep)) throw new Error('A storage key leaves its folder.');
    return path;
  }

  return {
    write: (key, source) => writeWhole(incoming, pathOf(key), source),
    async adopt(key, path) {
      try {
        return await settle(path, pathOf(key));
      } catch (error) {
        // The files may be on a disk of their own.
        if (!isAcrossDisks(error)) throw error;
        const facts = await writeWhole(incoming, pathOf(key), createReadStream(path));
        await rm(path);
        return facts;
      }
    },
    read: (key, range) => createReadStream(pathOf(key), range ?? {}),
    async facts(key) {
      try {
        const found = await stat(pathOf(key));
        return found.isFile() ? { sizeBytes: found.size, modifiedAt: found.mtime } : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    localFile: async (key) => pathOf(key),
    erase: (key) => rm(pathOf(key), { force: true, recursive: key.endsWith('/') }),
    requireRoom: () => requireRoomOn(root),
    async check() {
      const folder = await opendir(root).catch((error: unknown) => {
        // A new installation may have no folder yet, but its parent must exist.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          return opendir(dirname(root));
        throw error;
      });
      await folder.close();
    },
    sweep: (untouchedSeconds) => sweepFolder(incoming, untouchedSeconds),
  };
}

/** Writes to a temporary file first, so that a half of it is never in its place. */
async function writeWhole(incoming: string, path: string, source: Readable): Promise<{ sizeBytes: number }> {
  const temporary = join(incoming, randomUUID());
  await mkdir(incoming, { recursive: true });
  try {
    await pipeline(source, createWriteStream(temporary, { flags: 'wx' }));
    return await settle(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Moves a file to its place so that it survives a loss of power. */
async function settle(temporary: string, path: string): Promise<{ sizeBytes: number }> {
  await flushToDisk(temporary);
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true });
  await rename(temporary, path);
  await flushToDisk(folder);
  // The names of new folders are in their parents.
  const newFrom = made?.length ?? Number.POSITIVE_INFINITY;
  for (let each = folder; each.length >= newFrom; each = dirname(each)) await flushToDisk(dirname(each));
  return { sizeBytes: (await stat(path)).size };
}

/** Makes a file, or the names in a folder, survive a loss of power. */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isAcrossDisks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EXDEV';
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
