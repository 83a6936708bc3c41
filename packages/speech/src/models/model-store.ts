import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { findSherpaModel } from '../engines/sherpa-model.ts';
import { ModelRefusedError } from '../errors.ts';
import { type AddOptions, addArchive, addFolder } from './add-model.ts';
import { modelCatalog, publishedModels, type SpeechModel } from './catalog.ts';
import { download } from './download.ts';
import { DiskFullError, type FreeBytes, freeBytesOf, isDiskFull, requireSpace } from './free-space.ts';
import { sizeOf } from './size-of.ts';

type StoreOptions = {
  /** The folder with a subfolder for each model. */
  folder: string;
  /** The base URL of the catalog's archives, without a slash at its end. */
  url?: string;
  catalog?: readonly SpeechModel[];
  freeBytes?: FreeBytes;
  retryMilliseconds?: number;
};

const nameRule = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/**
 * The models on this disk. Adding one has no effect until it is complete, verified and tested; callers must not add the
 * same model twice at the same time.
 */
export function createModelStore(options: StoreOptions) {
  const { folder, catalog = modelCatalog, url = publishedModels } = options;
  const { freeBytes = freeBytesOf, retryMilliseconds = 1000 } = options;
  const folderOf = (name: string) => join(folder, requireName(name));
  const archives = join(folder, '.archives');

  return {
    catalog,
    folderOf,

    async addFromCatalog(given: string, adding: AddOptions = {}): Promise<void> {
      const model = catalog.find(({ name }) => name === given);
      if (model === undefined) throw new ModelRefusedError('speech_model.not_in_catalog', { name: given });
      const place = { folder, name: requireName(model.name) };
      const path = join(archives, model.archive);
      await mkdir(archives, { recursive: true });
      await orFull(path, async () => {
        await downloadArchive({ folder, url, freeBytes, retryMilliseconds }, model, path, adding);
        // In any case: an archive that is refused would be refused again.
        await addArchive(place, path, model, adding).finally(() => rm(path, { force: true }));
      });
    },

    /** An archive is compared with the catalog if its name is listed there. @returns the model's name. */
    async addFromPath(given: string, adding: AddOptions = {}): Promise<string> {
      const path = resolve(given);
      const found = await stat(path).catch(() => undefined);
      if (found === undefined) throw new ModelRefusedError('speech_model.no_such_path', { path });
      const model = catalog.find(({ archive }) => archive === basename(path));
      const name = requireName(
        model?.name ?? basename(path).replace(/\.(tar|tar\.gz|tgz|tar\.bz2|tbz2)$/i, ''),
      );
      await mkdir(folder, { recursive: true });
      await orFull(undefined, async () => {
        if (found.isDirectory()) await addFolder({ folder, name }, path, { ...adding, freeBytes });
        else {
          await requireSpace(folder, found.size, 0, freeBytes);
          await addArchive({ folder, name }, path, model, adding);
        }
      });
      return name;
    },

    /** Is it installed completely? */
    async has(name: string): Promise<boolean> {
      return findSherpaModel(folderOf(name), undefined).then(
        () => true,
        () => false,
      );
    },

    /** Deletes everything of it, including a partial download; a stored digest stays. */
    async remove(name: string): Promise<void> {
      const archive = catalog.find((each) => each.name === name)?.archive;
      const parts = archive === undefined ? [] : [archive, `${archive}.same`];
      await Promise.all([
        rm(folderOf(name), { recursive: true, force: true }),
        ...parts.map((part) => rm(join(archives, part), { force: true })),
      ]);
    },
  };
}
export type ModelStore = ReturnType<typeof createModelStore>;

type Source = Required<Pick<StoreOptions, 'folder' | 'url' | 'freeBytes' | 'retryMilliseconds'>>;

/** Resumes a partial download, and checks for room before a byte is written. */
async function downloadArchive(
  { folder, url, freeBytes, retryMilliseconds }: Source,
  model: SpeechModel,
  path: string,
  { onProgress, signal }: AddOptions,
): Promise<void> {
  const have = await sizeOf(path);
  const requireRoom = (bytes: number) => requireSpace(folder, bytes, Math.max(0, bytes - have), freeBytes);
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
}

/** @throws ModelRefusedError for a name that could leave the folder of models. */
function requireName(name: string): string {
  if (nameRule.test(name)) return name;
  throw new ModelRefusedError('speech_model.bad_name');
}

/** A full disk is reported as such, and the partial download that fills it is deleted. */
async function orFull(part: string | undefined, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const full = isDiskFull(error) ? new DiskFullError() : error;
    if (full instanceof DiskFullError && part !== undefined) await rm(part, { force: true });
    throw full;
  }
}
