import type { SpeechEngine } from '@nimble/speech';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { insertTranscripts } from './transcripts.repository.ts';
import { transcribeAnswer } from './transcripts.tasks.ts';

export type Speech = {
  engine: SpeechEngine;
  /** How many answers are listened to at once, over all workers. */
  atOnce: number;
};

export function isEngineOn({ engine }: Pick<Speech, 'engine'>): boolean {
  return engine.name !== 'off';
}

/** After the videos that somebody waits for. */
const laterThanOthers = 10;

/**
 * Has every usable answer of a submission that was not listened to yet listened to, in the transaction of the cause.
 * Without an engine only its sound is looked at, and nobody waits for words.
 */
export async function startListening(
  transaction: Transaction,
  speech: Speech,
  companyId: number,
  submissionId: number,
): Promise<void> {
  const status = isEngineOn(speech) ? 'queued' : 'none';
  const made = await insertTranscripts(transaction, companyId, submissionId, status);
  for (const responseId of made) await enqueueListening(transaction, speech, companyId, responseId);
}

export async function enqueueListening(
  transaction: Transaction,
  { atOnce }: Speech,
  companyId: number,
  responseId: number,
  priority = laterThanOthers,
): Promise<void> {
  await enqueue(
    transaction,
    transcribeAnswer,
    { companyId, responseId },
    // Tasks of one queue run one after the other, so that joining always has a worker's place left.
    { key: `transcribe:${responseId}`, queue: `speech-${responseId % atOnce}`, priority },
  );
}
