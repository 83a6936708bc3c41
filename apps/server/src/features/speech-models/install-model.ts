import { type ModelProgress, ModelRefusedError } from '@nimble/speech';
import type { Logger } from 'pino';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { isFinal, type TaskRun } from '../../platform/tasks/index.ts';
import { withModelLock } from './model-lock.repository.ts';
import { createRateMeter } from './rate-meter.ts';
import { type SpeechSettings, storeOf } from './speech-engine.ts';
import { findModel, setFailed, setProgress } from './speech-models.repository.ts';
import { type OnEngineOn, turnOnAdded } from './turn-on.ts';

type Dependencies = {
  config: SpeechSettings;
  database: Database;
  log: Pick<Logger, 'warn'>;
  onEngineOn: OnEngineOn;
};

const tellMilliseconds = 1000;
class CancelledError extends Error {}

/** What has arrived when its worker ends is kept, and the next attempt goes on from there. */
export async function installModelHandler(
  { name }: { name: string },
  { config, database, log, onEngineOn }: Dependencies,
  run: TaskRun,
): Promise<void> {
  const row = await findModel(database, name);
  if (row === undefined || row.state === 'installed') return;
  if (run.isLost) return setFailed(database, name, { code: 'speech_model.failed' });
  const store = storeOf(config);
  const telling = tellProgress(database, name);
  const signal = AbortSignal.any([run.signal, telling.cancelled]);
  try {
    await withModelLock(database, store.folderOf(name), () =>
      store.addFromCatalogue(name, { onProgress: telling.tell, signal }),
    );
    await telling.stop();
    await inTransaction(database, async (transaction) => {
      if ((await findModel(transaction, name)) !== undefined)
        await turnOnAdded(transaction, name, onEngineOn);
    });
  } catch (error) {
    await telling.stop();
    // What has arrived is deleted by the task that came with cancelling.
    if (telling.cancelled.aborted) return;
    if (error instanceof ModelRefusedError)
      return setFailed(database, name, { code: error.code, values: error.values });
    log.warn({ err: error, model: name }, 'speech model not added');
    if (isFinal(run, error)) await setFailed(database, name, { code: 'speech_model.failed' });
    throw error;
  }
}

/** Keeps in the row how far it is, once a second; a row that is gone means that it is not wanted any more. */
function tellProgress(database: Database, name: string) {
  const cancel = new AbortController();
  const meter = createRateMeter();
  let last: ModelProgress | undefined;
  let telling: Promise<void> = Promise.resolve();
  const look = async () => {
    if (last === undefined) return;
    const { step, doneBytes, totalBytes } = last;
    const isWanted = await setProgress(database, name, {
      state: step,
      done_bytes: doneBytes,
      total_bytes: totalBytes,
      bytes_per_second: meter.add(doneBytes),
    });
    if (!isWanted) cancel.abort(new CancelledError());
  };
  const timer = setInterval(() => {
    // The database may be away for a while; the next second tells it.
    telling = telling.then(look).catch(() => undefined);
  }, tellMilliseconds);
  return {
    cancelled: cancel.signal,
    tell: (progress: ModelProgress) => {
      last = progress;
    },
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
}
