import type { SpeechModel } from '@nimble/speech';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { awaitedPriority, enqueue } from '../../platform/tasks/index.ts';
import { deleteModel, findModel, startAdding } from './speech-models.repository.ts';
import { installSpeechModel, modelsQueue, removeSpeechModelFiles } from './speech-models.tasks.ts';

/** Which models are installed; downloads are a worker's. */
export function createAddingService(database: Database, catalog: readonly SpeechModel[]) {
  const isInCatalog = (name: string) => catalog.some((model) => model.name === name);

  return {
    /** @throws RequestError notFound for a model that is not in the catalog. */
    async add(name: string): Promise<void> {
      if (!isInCatalog(name)) throw new RequestError('speech_model.unknown');
      await inTransaction(database, async (transaction) => {
        if (!(await startAdding(transaction, name))) return;
        const options = { key: `speech-model:${name}`, queue: modelsQueue, priority: awaitedPriority };
        await enqueue(transaction, installSpeechModel, { name }, options);
      });
    },

    /**
     * The worker that adds it finds its row missing, stops, and deletes the partial download.
     * @throws RequestError notFound for a model that is neither in the catalog nor installed.
     */
    async cancel(name: string): Promise<void> {
      await inTransaction(database, async (transaction) => {
        if ((await findModel(transaction, name)) === undefined && !isInCatalog(name))
          throw new RequestError('speech_model.unknown');
        await remove(transaction, name, onItsWay);
      });
    },

    /**
     * @throws RequestError unprocessable while it is on, notFound for a model that is neither in the catalog nor
     * installed.
     */
    async remove(name: string): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const row = await findModel(transaction, name);
        if (row === undefined && !isInCatalog(name)) throw new RequestError('speech_model.unknown');
        if (row?.is_on === true) throw new RequestError('speech_model.on');
        await remove(transaction, name, ['installed', 'failed']);
      });
    },
  };
}

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
