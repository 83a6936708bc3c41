import { type Database, lockSubmitted, type Transaction } from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { findEngine, type SpeechSettings } from '../speech-models/index.ts';
import { insertTranscripts, isScripted } from './transcripts.repository.ts';
import { transcribeAnswer } from './transcripts.tasks.ts';

export type Speech = SpeechSettings & {
  speech: {
    /** How many answers are transcribed at once, over all workers. */
    atOnce: number;
  };
};

export async function isEngineOn(database: Database | Transaction, config: SpeechSettings): Promise<boolean> {
  return (await findEngine(database, config)).name !== 'off';
}

/** After videos that a person waits for. */
const laterThanOthers = 10;

/**
 * Enqueues the transcription of every usable answer of a submission that has none, in the transaction of the cause.
 * Without an engine only its sound is analyzed, and no words are pending.
 */
export async function startTranscribing(
  transaction: Transaction,
  config: Speech,
  companyId: number,
  submissionId: number,
): Promise<void> {
  const status = (await isEngineOn(transaction, config)) ? 'queued' : 'none';
  const made = await insertTranscripts(transaction, companyId, submissionId, status);
  for (const responseId of made) await enqueueListening(transaction, config, companyId, responseId);
  // Answers with words get no task, so that the next steps have to be started here.
  if (made.length > 0 || !(await isScripted(transaction, companyId, submissionId))) return;
  if ((await lockSubmitted(transaction, companyId, submissionId)) !== undefined)
    await emit(transaction, { type: 'submission.already_heard', by: { companyId }, submissionId });
}

/** After new submissions, and their insights. */
export const laterThanNew = 20;

export async function enqueueListening(
  transaction: Transaction,
  { speech: { atOnce } }: Speech,
  companyId: number,
  responseId: number,
  priority = laterThanOthers,
): Promise<void> {
  await enqueue(
    transaction,
    transcribeAnswer,
    { companyId, responseId },
    // Tasks of one queue run one after the other, so that joining always has a slot left.
    { key: `transcribe:${responseId}`, queue: `speech-${responseId % atOnce}`, priority },
  );
}
