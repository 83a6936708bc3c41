import type { InstalledSpeech } from '@nimble/contracts/speech-models';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { createAddingService } from './adding.service.ts';
import { type SpeechSettings, storeOf } from './speech-engine.ts';
import { presentModels } from './speech-models.presenter.ts';
import { findModel, findModels } from './speech-models.repository.ts';
import { changeOn, type OnEngineOn } from './turn-on.ts';

type Dependencies = { database: Database; config: SpeechSettings; onEngineOn: OnEngineOn };

/** The master's management of speech models. Each change returns all of them. */
export function createSpeechModelsService({ database, config, onEngineOn }: Dependencies) {
  const { catalog } = storeOf(config);
  const adding = createAddingService(database, catalog);

  async function list(): Promise<InstalledSpeech> {
    return {
      setByEnvironment: config.speech.engine?.name ?? null,
      models: presentModels(catalog, await findModels(database)),
    };
  }
  const thenList = (change: (name: string) => Promise<void>) => async (name: string) => {
    await change(name);
    return list();
  };

  return {
    list,
    add: thenList(adding.add),
    cancel: thenList(adding.cancel),
    remove: thenList(adding.remove),

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
  };
}
export type SpeechModelsService = ReturnType<typeof createSpeechModelsService>;
