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
class CanceledError extends Error {}

/** A partial download is kept when its worker ends, and the next attempt resumes it. */
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
  const signal = AbortSignal.any([run.signal, telling.canceled]);
  try {
    await withModelLock(database, store.folderOf(name), () =>
      store.addFromCatalog(name, { onProgress: telling.tell, signal }),
    );
    await telling.stop();
    await inTransaction(database, async (transaction) => {
      if ((await findModel(transaction, name)) !== undefined)
        await turnOnAdded(transaction, name, onEngineOn);
    });
  } catch (error) {
    await telling.stop();
    // The task of the cancellation deletes the partial download.
    if (telling.canceled.aborted) return;
    if (error instanceof ModelRefusedError)
      return setFailed(database, name, { code: error.code, values: error.values });
    log.warn({ err: error, model: name }, 'speech model not added');
    if (isFinal(run, error)) await setFailed(database, name, { code: 'speech_model.failed' });
    throw error;
  }
}

/**
 * Stores the progress in the row, once a second. A row that is missing, or waits again, means a cancellation.
 */
function tellProgress(database: Database, name: string) {
  const cancel = new AbortController();
  const meter = createRateMeter();
  let last: ModelProgress | undefined;
  let isFirst = true;
  let telling: Promise<void> = Promise.resolve();
  const look = async () => {
    if (last === undefined) return;
    const { step, doneBytes, totalBytes } = last;
    const progress = {
      state: step,
      done_bytes: doneBytes,
      total_bytes: totalBytes,
      bytes_per_second: meter.add(doneBytes),
    };
    const isWanted = await setProgress(database, name, progress, isFirst);
    isFirst = false;
    if (!isWanted) cancel.abort(new CanceledError());
  };
  const timer = setInterval(() => {
    // The database may be unavailable for a while; the next second retries.
    telling = telling.then(look).catch(() => undefined);
  }, tellMilliseconds);
  return {
    canceled: cancel.signal,
    tell: (progress: ModelProgress) => {
      last = progress;
    },
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
}
