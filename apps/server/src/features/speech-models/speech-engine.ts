import { join } from 'node:path';
import { createModelStore, type ModelStore, type SpeechEngine } from '@nimble/speech';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { withModelLock } from './model-lock.repository.ts';
import { findModelOn } from './speech-models.repository.ts';

export type SpeechSettings = {
  dataFolder: string;
  speech: {
    /** Set in the environment, it goes before every model that is turned on; undefined leaves it to these. */
    engine: SpeechEngine | undefined;
    /** Where the archives of the catalogue lie. */
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

/** Which engine listens now: asked at the start of every task and call, so that a change needs no restart. */
export async function findEngine(
  database: Database | Transaction,
  settings: SpeechSettings,
): Promise<SpeechEngine> {
  if (settings.speech.engine !== undefined) return settings.speech.engine;
  const name = await findModelOn(database);
  return name === undefined ? { name: 'off' } : { name: 'sherpa', folder: storeOf(settings).folderOf(name) };
}

/**
 * The same, with its model on this disk: a worker that shares its database and not its disk with the one that added it
 * fetches it first.
 * @throws ModelRefusedError where it cannot be fetched.
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
  if (!store.catalogue.some((model) => model.name === name)) return engine;
  await withModelLock(database, store.folderOf(name), async () => {
    if (!(await store.has(name))) await store.addFromCatalogue(name, { signal });
  });
  return engine;
}
