import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findSherpaModel } from '../engines/sherpa-model.ts';
import { ModelRefusedError } from '../errors.ts';

/** Archives hold one folder with the model in it, or the model itself. @throws ModelRefusedError without one. */
export async function modelFolderIn(draft: string): Promise<string> {
  const [only, ...more] = await readdir(draft, { withFileTypes: true });
  const folder = only?.isDirectory() === true && more.length === 0 ? join(draft, only.name) : draft;
  return findSherpaModel(folder, undefined).then(
    () => folder,
    () => {
      throw new ModelRefusedError('speech_model.without_model');
    },
  );
}

/** Moves a finished model to its place atomically; the one before is deleted. */
export async function installFolder(from: string, to: string): Promise<void> {
  await deleteUnused(from);
  const old = join(dirname(to), `.old-${basename(to)}`);
  await rm(old, { recursive: true, force: true });
  await rename(to, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(from, to);
  const parent = await open(dirname(to), 'r');
  await parent.sync().finally(() => parent.close());
  await rm(old, { recursive: true, force: true });
}

/**
 * Archives contain every part twice, in full and reduced precision, and sample sounds: gigabytes that the engine never
 * opens. Texts stay, because licenses are among them.
 */
async function deleteUnused(folder: string): Promise<void> {
  const { config } = await findSherpaModel(folder, undefined);
  const used = JSON.stringify(config);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isUnused = /\.(onnx|ort|wav)$/.test(entry.name) && !used.includes(JSON.stringify(path));
    if (entry.isDirectory() || isUnused) await rm(path, { recursive: true });
  }
}
