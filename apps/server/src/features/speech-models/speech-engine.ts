import { join } from 'node:path';
import { createModelStore, type ModelStore, type SpeechEngine } from '@nimble/speech';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { withModelLock } from './model-lock.repository.ts';
import { findModelOn } from './speech-models.repository.ts';

export type SpeechSettings = {
  dataFolder: string;
  speech: {
    /** The engine of the environment, which overrides turned-on models; undefined for none. */
    engine: SpeechEngine | undefined;
    /** The base URL of the catalog's archives. */
    modelsUrl: string;
  };
};

export function isSetByEnvironment({ speech }: SpeechSettings): boolean {
  return speech.engine !== undefined;
}

/** The models on this machine's disk. */
export function storeOf({ dataFolder, speech }: SpeechSettings): ModelStore {
  return createModelStore({ folder: join(dataFolder, 'models'), url: speech.modelsUrl });
}

/** The current engine: read at the start of every task and call, so that a change needs no restart. */
export async function findEngine(
  database: Database | Transaction,
  settings: SpeechSettings,
): Promise<SpeechEngine> {
  if (settings.speech.engine !== undefined) return settings.speech.engine;
  const name = await findModelOn(database);
  return name === undefined ? { name: 'off' } : { name: 'sherpa', folder: storeOf(settings).folderOf(name) };
}

/**
 * The same, with its model on this disk: a worker without the shared disk downloads it first.
 * @throws ModelRefusedError where it cannot be downloaded.
 */
export async function readyEngine(
  database: Database,
  settings: SpeechSettings,
  signal: AbortSignal,
): Promise<SpeechEngine> {
  const engine = await findEngine(database, settings);
  const name = settings.speech.engine === undefined ? await findModelOn(database) : undefined;
  if (name === undefined) return engine;
  const store = storeOf(settings);
  if (await store.has(name)) return engine;
  if (!store.catalog.some((model) => model.name === name)) return engine;
  await withModelLock(database, store.folderOf(name), async () => {
    if (!(await store.has(name))) await store.addFromCatalog(name, { signal });
  });
  return engine;
}
