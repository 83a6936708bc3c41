import type { Database } from '../../platform/database/index.ts';
import { withModelLock } from './model-lock.repository.ts';
import { type SpeechSettings, storeOf } from './speech-engine.ts';
import { findModel } from './speech-models.repository.ts';

/** One that was added again meanwhile stays. */
export async function removeModelHandler(
  { name }: { name: string },
  { config, database }: { config: SpeechSettings; database: Database },
): Promise<void> {
  const store = storeOf(config);
  await withModelLock(database, store.folderOf(name), async () => {
    if ((await findModel(database, name)) === undefined) await store.remove(name);
  });
}
