import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createSherpa } from '../engines/sherpa.ts';
import { findSherpaModel } from '../engines/sherpa-model.ts';
import { ModelRefusedError, SpeechUnavailableError } from '../errors.ts';
import { tryEngine } from '../try-engine.ts';
import { modelCatalogue, publishedModels, type SpeechModel } from './catalogue.ts';
import { copyFiles } from './copy-files.ts';
import { digestOf, keepDigest, requireDigest } from './digest.ts';
import { download } from './download.ts';
import { DiskFullError, type FreeBytes, freeBytesOf, isDiskFull, requireSpace } from './free-space.ts';
import { installFolder, modelFolderIn } from './install-folder.ts';
import { unpack } from './unpack.ts';

export type ModelStep = 'downloading' | 'checking' | 'unpacking' | 'trying';
export type ModelProgress = { step: ModelStep; doneBytes: number; totalBytes: number | null };

export type AddOptions = { onProgress?: (progress: ModelProgress) => void; signal?: AbortSignal };

type StoreOptions = {
  /** Where each model has a folder of its name. */
  folder: string;
  /** Where the archives of the catalogue lie, without a slash at its end. */
  url?: string;
  catalogue?: readonly SpeechModel[];
  freeBytes?: FreeBytes;
  retryMilliseconds?: number;
};

/** Unpacked, an archive has at most so many times its bytes: weights hardly get smaller by packing. */
const mostGrowth = 8;
const leastUnpackedBytes = 4 * 1024 * 1024;
const mostEntries = 2000;
const nameRule = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/**
 * The models on this disk. Adding one changes nothing until it is whole, was compared and has been tried; two that add
 * the same at once must be kept apart by who calls.
 */
export function createModelStore(options: StoreOptions) {
  const { folder, catalogue = modelCatalogue, url = publishedModels } = options;
  const { freeBytes = freeBytesOf, retryMilliseconds = 1000 } = options;
  const folderOf = (name: string) => join(folder, requireName(name));
  const archives = join(folder, '.archives');

  async function addFromCatalogue(name: string, adding: AddOptions = {}): Promise<void> {
    const model = catalogue.find((each) => each.name === name);
    if (model === undefined) throw new ModelRefusedError('speech_model.not_in_catalogue', { name });
    const { onProgress, signal } = adding;
    const path = join(archives, model.archive);
    await mkdir(archives, { recursive: true });
    const have = await sizeOf(path);
    await orFull(path, async () => {
      const requireRoom = (bytes: number) =>
        requireSpace(folder, bytes, Math.max(0, bytes - have), freeBytes);
      if (model.isExact) await requireRoom(model.sizeBytes);
      await download({
        url: `${url}/${model.archive}`,
        path,
        mostBytes: model.isExact ? model.sizeBytes : model.sizeBytes * 2,
        exactBytes: model.isExact ? model.sizeBytes : undefined,
        onTotal: async (total) => {
          if (!model.isExact) await requireRoom(total ?? model.sizeBytes);
        },
        onBytes: (doneBytes, totalBytes = model.sizeBytes) =>
          onProgress?.({ step: 'downloading', doneBytes, totalBytes }),
        retryMilliseconds,
        signal,
      });
      // Whatever becomes of it: an archive that is refused would be refused again.
      await addArchive(name, path, model, adding).finally(() => rm(path, { force: true }));
    });
  }

  /** An archive is compared with the catalogue where its name stands there. @returns the model's name. */
  async function addFromPath(given: string, adding: AddOptions = {}): Promise<string> {
    const path = resolve(given);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) throw new ModelRefusedError('speech_model.no_such_path', { path });
    const model = catalogue.find(({ archive }) => archive === basename(path));
    const name = requireName(
      model?.name ?? basename(path).replace(/\.(tar|tar\.gz|tgz|tar\.bz2|tbz2)$/i, ''),
    );
    await mkdir(folder, { recursive: true });
    await orFull(undefined, async () => {
      if (found.isDirectory()) await addFolder(name, path, adding);
      else {
        await requireSpace(folder, found.size, 0, freeBytes);
        await addArchive(name, path, model, adding);
      }
    });
    return name;
  }

  async function addArchive(
    name: string,
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
    await inDraft(name, async (draft) => {
      const mostBytes = leastUnpackedBytes + totalBytes * mostGrowth;
      onProgress?.({ step: 'unpacking', doneBytes: 0, totalBytes });
      await unpack(
        { archive, folder: draft, mostBytes, mostEntries },
        (doneBytes) => onProgress?.({ step: 'unpacking', doneBytes, totalBytes }),
        signal,
      );
      await finish(name, draft, onProgress);
    });
    if (model !== undefined) await keepDigest(folder, model, digest);
  }

  async function addFolder(name: string, path: string, { onProgress }: AddOptions): Promise<void> {
    await findSherpaModel(path, undefined);
    await inDraft(name, async (draft) => {
      await copyFiles(path, draft, { mostEntries, freeBytes });
      await finish(name, draft, onProgress);
    });
  }

  async function finish(name: string, draft: string, onProgress: AddOptions['onProgress']): Promise<void> {
    const unpacked = await modelFolderIn(draft);
    onProgress?.({ step: 'trying', doneBytes: 0, totalBytes: null });
    await tryEngine(await createSherpa(unpacked, undefined)).catch((error: unknown) => {
      throw new ModelRefusedError('speech_model.not_usable', { reason: reasonOf(error) }, { cause: error });
    });
    await installFolder(unpacked, folderOf(name));
  }

  /** What is left of an earlier try that was killed lies there and goes first. */
  async function inDraft(name: string, work: (draft: string) => Promise<void>): Promise<void> {
    const draft = join(folder, `.draft-${name}`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    try {
      await work(draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    catalogue,
    folderOf,
    addFromCatalogue,
    addFromPath,

    /** Is it on this disk, whole? */
    async has(name: string): Promise<boolean> {
      return findSherpaModel(folderOf(name), undefined).then(
        () => true,
        () => false,
      );
    },

    /** What is here of it goes, also of a download that was cut off; what is known of its digest stays. */
    async remove(name: string): Promise<void> {
      const archive = catalogue.find((each) => each.name === name)?.archive;
      const parts = archive === undefined ? [] : [archive, `${archive}.same`];
      await Promise.all([
        rm(folderOf(name), { recursive: true, force: true }),
        ...parts.map((part) => rm(join(archives, part), { force: true })),
      ]);
    },
  };
}
export type ModelStore = ReturnType<typeof createModelStore>;

/** @throws ModelRefusedError for what could lead out of the folder of models. */
function requireName(name: string): string {
  if (nameRule.test(name)) return name;
  throw new ModelRefusedError('speech_model.bad_name');
}

function reasonOf(error: unknown): string {
  if (error instanceof SpeechUnavailableError) return String(error.values['reason'] ?? error.code);
  return error instanceof Error ? error.message : String(error);
}

/** A disk that is full is said so, and the part that fills it goes. */
async function orFull(part: string | undefined, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const full = isDiskFull(error) ? new DiskFullError() : error;
    if (full instanceof DiskFullError && part !== undefined) await rm(part, { force: true });
    throw full;
  }
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
