import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createSherpa } from '../engines/sherpa.ts';
import { findSherpaModel } from '../engines/sherpa-model.ts';
import { ModelRefusedError, SpeechUnavailableError } from '../errors.ts';
import { tryEngine } from '../try-engine.ts';
import type { SpeechModel } from './catalog.ts';
import { copyFiles } from './copy-files.ts';
import { digestOf, keepDigest, requireDigest } from './digest.ts';
import type { FreeBytes } from './free-space.ts';
import { installFolder, modelFolderIn } from './install-folder.ts';
import { sizeOf } from './size-of.ts';
import { unpack } from './unpack.ts';

export type ModelStep = 'downloading' | 'checking' | 'unpacking' | 'trying';
export type ModelProgress = { step: ModelStep; doneBytes: number; totalBytes: number | null };

export type AddOptions = { onProgress?: (progress: ModelProgress) => void; signal?: AbortSignal };

/** The folder of all models, and this one's name, which cannot contain a path. */
type Place = { folder: string; name: string };

/** Maximum ratio of unpacked to packed size: model weights hardly compress. */
const mostGrowth = 8;
const leastUnpackedBytes = 4 * 1024 * 1024;
const mostEntries = 2000;

/**
 * Adds a model only once its archive matches the catalog's digest, where that has one, and the model has been tested.
 */
export async function addArchive(
  { folder, name }: Place,
  archive: string,
  model: SpeechModel | undefined,
  { onProgress, signal }: AddOptions,
): Promise<void> {
  const totalBytes = await sizeOf(archive);
  const digest = await digestOf(
    archive,
    (doneBytes) => onProgress?.({ step: 'checking', doneBytes, totalBytes }),
    signal,
  );
  if (model !== undefined) await requireDigest(folder, model, digest);
  await inDraft({ folder, name }, async (draft) => {
    const mostBytes = leastUnpackedBytes + totalBytes * mostGrowth;
    onProgress?.({ step: 'unpacking', doneBytes: 0, totalBytes });
    await unpack(
      { archive, folder: draft, mostBytes, mostEntries },
      (doneBytes) => onProgress?.({ step: 'unpacking', doneBytes, totalBytes }),
      signal,
    );
    await finish({ folder, name }, draft, onProgress);
  });
  if (model !== undefined) await keepDigest(folder, model, digest);
}

/** The same for a folder, which is copied. */
export async function addFolder(
  place: Place,
  path: string,
  { freeBytes, onProgress }: AddOptions & { freeBytes: FreeBytes },
): Promise<void> {
  await findSherpaModel(path, undefined);
  await inDraft(place, async (draft) => {
    await copyFiles(path, draft, { mostEntries, freeBytes });
    await finish(place, draft, onProgress);
  });
}

async function finish(
  { folder, name }: Place,
  draft: string,
  onProgress: AddOptions['onProgress'],
): Promise<void> {
  const unpacked = await modelFolderIn(draft);
  onProgress?.({ step: 'trying', doneBytes: 0, totalBytes: null });
  await tryEngine(await createSherpa(unpacked, undefined)).catch((error: unknown) => {
    throw new ModelRefusedError('speech_model.not_usable', { reason: reasonOf(error) }, { cause: error });
  });
  await installFolder(unpacked, join(folder, name));
}

/** Leftovers of an earlier run that was killed are removed first. */
async function inDraft({ folder, name }: Place, work: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(folder, `.draft-${name}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SpeechUnavailableError) return String(error.values['reason'] ?? error.code);
  return error instanceof Error ? error.message : String(error);
}
