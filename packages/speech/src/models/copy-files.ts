import { copyFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelRefusedError } from '../errors.ts';
import { DiskFullError, type FreeBytes } from './free-space.ts';

/** The files of a folder, without subfolders, which hold samples. Links do not count as files. */
export async function copyFiles(
  from: string,
  to: string,
  { mostEntries, freeBytes }: { mostEntries: number; freeBytes: FreeBytes },
): Promise<void> {
  const entries = (await readdir(from, { withFileTypes: true })).filter((entry) => entry.isFile());
  if (entries.length > mostEntries)
    throw new ModelRefusedError('speech_model.too_many_files', { path: from, most: mostEntries });
  const sizes = await Promise.all(entries.map(async ({ name }) => (await stat(join(from, name))).size));
  if ((await freeBytes(to)) < sizes.reduce((sum, size) => sum + size, 0)) throw new DiskFullError();
  for (const { name } of entries) await copyFile(join(from, name), join(to, name));
}
