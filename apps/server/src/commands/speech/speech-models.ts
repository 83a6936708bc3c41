import { stat } from 'node:fs/promises';
import type { ModelStore } from '@nimble/speech';
import type { Settings } from '../../config/config.ts';
import {
  createSpeechModelsService,
  isSetByEnvironment,
  storeOf,
  turnOnAdded,
  withModelLock,
} from '../../features/speech-models/index.ts';
import { startTranscribingEarlier } from '../../features/transcripts/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { StartError } from '../../platform/process/index.ts';
import { prepareTaskQueue } from '../../platform/tasks/index.ts';
import { withRunningDatabase } from '../with-running-database.ts';
import { modelTable, showProgress } from './speech-output.ts';

export async function listModels(settings: Settings): Promise<void> {
  await withDatabase(settings, async (database) => {
    const models = createSpeechModelsService({
      database,
      config: settings,
      onEngineOn: startTranscribingEarlier,
    });
    say(modelTable(await models.list()));
    sayIfSet(settings);
  });
}

/** Adds a model by its name in the catalog, else by the path of a folder or an archive. */
export async function addModel(settings: Settings, given: string, stop: AbortSignal): Promise<void> {
  const store = storeOf(settings);
  const isPublished = store.catalog.some(({ name }) => name === given);
  if (!isPublished && !(await exists(given)))
    throw new StartError(`There is no model, file or folder ${given}. Run nimble speech to list the models.`);
  await withDatabase(settings, async (database) => {
    const name = isPublished
      ? await addPublished(store, database, given, stop)
      : await addOwn(store, given, stop);
    await inTransaction(database, (transaction) => turnOnAdded(transaction, name, startTranscribingEarlier));
    say(`${name} is on. Answers without a transcript are transcribed while Nimble runs.\n`);
    sayIfSet(settings);
  });
}

async function addPublished(
  store: ModelStore,
  database: Database,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  if (await store.has(name)) return name;
  const busy = () => {
    throw new StartError(`${name} is already being added. Run nimble speech to see its progress.`);
  };
  const progress = showProgress(name);
  await withModelLock(
    database,
    store.folderOf(name),
    () => store.addFromCatalog(name, { onProgress: progress.show, signal }),
    async () => busy(),
  ).finally(progress.end);
  return name;
}

async function addOwn(store: ModelStore, path: string, signal: AbortSignal): Promise<string> {
  const progress = showProgress(path);
  return store.addFromPath(path, { onProgress: progress.show, signal }).finally(progress.end);
}

export async function useModel(settings: Settings, name: string): Promise<void> {
  await withDatabase(settings, async (database) => {
    const models = createSpeechModelsService({
      database,
      config: settings,
      onEngineOn: startTranscribingEarlier,
    });
    await (name === 'off' ? models.turnOff() : models.use(name));
    say(name === 'off' ? 'No model is on. Transcripts stay.\n' : `${name} is on.\n`);
    sayIfSet(settings);
  });
}

export async function removeModel(settings: Settings, name: string): Promise<void> {
  const store = storeOf(settings);
  await withDatabase(settings, async (database) => {
    const models = createSpeechModelsService({
      database,
      config: settings,
      onEngineOn: startTranscribingEarlier,
    });
    await models.remove(name);
    await withModelLock(database, store.folderOf(name), () => store.remove(name));
    say(`${name} is deleted.\n`);
  });
}

/** Refusals of the service are sentences for the person at the command line. */
export function withDatabase(settings: Settings, work: (database: Database) => Promise<void>): Promise<void> {
  return withRunningDatabase(settings, async ({ database, pool }) => {
    await prepareTaskQueue(pool);
    await work(database).catch((error: unknown) => {
      throw error instanceof RequestError ? new StartError(error.message) : error;
    });
  });
}

function sayIfSet(settings: Settings): void {
  if (isSetByEnvironment(settings))
    say(`SPEECH_ENGINE is set to ${settings.speech.engine?.name}, which overrides every model here.\n`);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const say = (text: string) => void process.stdout.write(text);
