import type { InstalledSpeech } from '@nimble/contracts/speech-models';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { awaitedPriority, enqueue } from '../../platform/tasks/index.ts';
import { type SpeechSettings, storeOf } from './speech-engine.ts';
import { presentModels } from './speech-models.presenter.ts';
import { deleteModel, findModel, findModels, startAdding } from './speech-models.repository.ts';
import { installSpeechModel, modelsQueue, removeSpeechModelFiles } from './speech-models.tasks.ts';
import { changeOn, type OnEngineOn } from './turn-on.ts';

type Dependencies = { database: Database; config: SpeechSettings; onEngineOn: OnEngineOn };

/** The master's management of speech models; downloads are a worker's. */
export function createSpeechModelsService({ database, config, onEngineOn }: Dependencies) {
  const { catalogue } = storeOf(config);

  async function list(): Promise<InstalledSpeech> {
    return {
      setByEnvironment: config.speech.engine?.name ?? null,
      models: presentModels(catalogue, await findModels(database)),
    };
  }

  const isInCatalogue = (name: string) => catalogue.some((model) => model.name === name);

  return {
    list,

    /** @throws RequestError notFound for a model that is not in the catalogue. */
    async add(name: string): Promise<InstalledSpeech> {
      if (!isInCatalogue(name)) throw new RequestError('speech_model.unknown');
      await inTransaction(database, async (transaction) => {
        if (!(await startAdding(transaction, name))) return;
        const options = { key: `speech-model:${name}`, queue: modelsQueue, priority: awaitedPriority };
        await enqueue(transaction, installSpeechModel, { name }, options);
      });
      return list();
    },

    /**
     * The worker that adds it finds its row missing, stops, and deletes the partial download.
     * @throws RequestError notFound for a model that is neither in the catalogue nor installed.
     */
    async cancel(name: string): Promise<InstalledSpeech> {
      await inTransaction(database, async (transaction) => {
        if ((await findModel(transaction, name)) === undefined && !isInCatalogue(name))
          throw new RequestError('speech_model.unknown');
        await remove(transaction, name, onItsWay);
      });
      return list();
    },

    /** @throws RequestError unprocessable for a model that is not installed. */
    async use(name: string): Promise<InstalledSpeech> {
      await inTransaction(database, async (transaction) => {
        const row = await findModel(transaction, name);
        if (row?.is_on === true) return;
        if (!(await changeOn(transaction, name))) throw new RequestError('speech_model.not_installed');
        await onEngineOn(transaction);
      });
      return list();
    },

    async turnOff(): Promise<InstalledSpeech> {
      await inTransaction(database, (transaction) => changeOn(transaction, null));
      return list();
    },

    /**
     * @throws RequestError unprocessable while it is on, notFound for a model that is neither in the catalogue nor
     * installed.
     */
    async remove(name: string): Promise<InstalledSpeech> {
      await inTransaction(database, async (transaction) => {
        const row = await findModel(transaction, name);
        if (row === undefined && !isInCatalogue(name)) throw new RequestError('speech_model.unknown');
        if (row?.is_on === true) throw new RequestError('speech_model.on');
        await remove(transaction, name, ['installed', 'failed']);
      });
      return list();
    },
  };
}
export type SpeechModelsService = ReturnType<typeof createSpeechModelsService>;

const onItsWay = ['waiting', 'downloading', 'checking', 'unpacking', 'trying'] as const;

async function remove(
  transaction: Parameters<typeof deleteModel>[0],
  name: string,
  states: Parameters<typeof deleteModel>[2],
): Promise<void> {
  if (!(await deleteModel(transaction, name, states))) return;
  const options = { key: `speech-model-files:${name}`, queue: modelsQueue };
  await enqueue(transaction, removeSpeechModelFiles, { name }, options);
}
