import { join as joinPath } from 'node:path';
import { MediaRejectedError } from '@nimble/media';
import { createTranscriber, extractSound, SpeechRefusedError, transcribe } from '@nimble/speech';
import {
  type Database,
  inTransaction,
  lockSubmitted,
  type Transaction,
} from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import { speechFailureOf } from '../../platform/speech-failure.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { inWorkFolder, isFinal, type TaskRun } from '../../platform/tasks/index.ts';
import { voicePermission } from '../insights/index.ts';
import { analyzeSound, findSounds } from '../sounds/index.ts';
import { readyEngine } from '../speech-models/index.ts';
import type { Speech } from './start-transcribing.ts';
import { findUnheard, type HeardWords, setHeard, setSpeech, setStatus } from './transcripts.repository.ts';

type Dependencies = {
  config: Speech & { speech: { language: string | undefined } };
  database: Database;
  storage: Storage;
  /** Folder for temporary files. */
  workFolder: string;
};

type Payload = { companyId: number; responseId: number };
type Unheard = NonNullable<Awaited<ReturnType<typeof findUnheard>>>;

/** Spans of speech are stored before the engine begins: they are kept even if the engine fails. */
export async function transcribeAnswerHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: TaskRun,
): Promise<void> {
  const { companyId, responseId } = payload;
  const answer = await findUnheard(dependencies.database, companyId, responseId);
  // Erased meanwhile, or transcribed before a crash could store that.
  if (answer === undefined || answer.status === 'done') return;
  // Steps that wait for this answer, such as the insights, go on without it.
  if (run.isLost) return fail(payload, dependencies, undefined);
  try {
    const heard = await inWorkFolder(dependencies.workFolder, run, (folder) =>
      listen(payload, answer, { ...dependencies, folder }, run.signal),
    );
    await tell(payload, dependencies, (transaction) =>
      heard === null
        ? setStatus(transaction, companyId, responseId, { status: 'none' })
        : setHeard(transaction, companyId, responseId, heard),
    );
  } catch (error) {
    const hopeless = error instanceof MediaRejectedError || error instanceof SpeechRefusedError;
    if (hopeless || isFinal(run, error)) await fail(payload, dependencies, error);
    if (!hopeless) throw error;
  }
}

/** @returns null without an engine: the sound was analyzed, and no words will come. */
async function listen(
  { companyId, responseId }: Payload,
  answer: Unheard,
  { config, database, storage, folder }: Dependencies & { folder: string },
  signal: AbortSignal,
): Promise<HeardWords | null> {
  const { submission_id: submissionId, storage_key: storageKey, duration_seconds: durationSeconds } = answer;
  const recorded = { companyId, submissionId, responseId, fileId: answer.file_id };
  const kept = (await findSounds(database, companyId, submissionId)).get(responseId);
  const heard = kept
    ? undefined
    : await analyzeSound(
        { ...recorded, storageKey, durationSeconds },
        { database, storage, folder, voicePermission },
        signal,
      );
  const speech = (kept ?? heard)?.speech ?? [];
  await setSpeech(database, companyId, responseId, speech);
  const engine = await readyEngine(database, config, signal);
  const transcriber = await createTranscriber(engine, config.speech.language);
  if (transcriber === null) return null;
  const sound =
    heard?.sound ??
    (await extractSound({
      input: await storage.localFile(storageKey, folder, signal),
      output: joinPath(folder, 'sound.raw'),
      durationSeconds: durationSeconds ?? 0,
      signal,
    }));
  const transcript = await transcribe(transcriber, sound, speech, signal);
  return { ...transcript, engine: transcriber.engine, model: transcriber.model };
}

function fail(payload: Payload, dependencies: Dependencies, error: unknown): Promise<void> {
  const failure = speechFailureOf(error) ?? { code: 'transcript.failed' };
  return tell(payload, dependencies, (transaction) =>
    setStatus(transaction, payload.companyId, payload.responseId, { status: 'failed', failure }),
  );
}

/** Updates the row and informs viewers of the submission, if it still exists. */
async function tell(
  { companyId, responseId }: Payload,
  { database }: Dependencies,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const answer = await findUnheard(transaction, companyId, responseId);
    if (answer === undefined) return;
    const submission = await lockSubmitted(transaction, companyId, answer.submission_id);
    if (submission === undefined) return;
    await change(transaction);
    await emit(transaction, {
      type: 'submission.answer_heard',
      by: { companyId },
      submissionId: submission.id,
      jobId: submission.job_id,
      status: submission.status,
    });
  });
}
