import { join as joinPath } from 'node:path';
import { extractSound, findSpeech, measureVoice } from '@nimble/speech';
import { type Database, inTransaction, lockSubmitted } from '../../platform/database/index.ts';
import { findAllowedInsights, holdSettings, isAny } from '../insights/index.ts';
import type { AnalyzeSound } from './sound-analysis.ts';
import { type AnswerSound, type RecordedAnswer, writeSound } from './sounds.repository.ts';

/**
 * Analyzes an answer's sound and stores the result: it is decoded once for the waveform, the pauses, the voice and, by
 * the file in the folder, a speech engine. Can be killed and repeated.
 * @throws MediaRejectedError, CodecFailedError, SpeechUnavailableError, the signal's reason.
 */
export const analyzeSound: AnalyzeSound = async (answer, { database, storage, folder }, signal) => {
  const { companyId, submissionId, storageKey, durationSeconds } = answer;
  const sound = await extractSound({
    input: await storage.localFile(storageKey, folder, signal),
    output: joinPath(folder, 'sound.raw'),
    durationSeconds: durationSeconds ?? 0,
    signal,
  });
  const speech = await findSpeech(sound, signal);
  const allowed = await findAllowedInsights(database, companyId, submissionId);
  const voice = isAny(allowed) ? await measureVoice(sound, speech, signal) : null;
  const heard = { peaks: sound.peaks, speech, voice };
  await keep(database, answer, heard);
  return { ...heard, sound };
};

/** Checked again, because the consent may have been withdrawn meanwhile. */
async function keep(database: Database, answer: RecordedAnswer, heard: AnswerSound): Promise<void> {
  const { companyId, submissionId } = answer;
  await inTransaction(database, async (transaction) => {
    await holdSettings(transaction, companyId);
    if ((await lockSubmitted(transaction, companyId, submissionId)) === undefined) return;
    const allowed = await findAllowedInsights(transaction, companyId, submissionId);
    await writeSound(transaction, answer, { ...heard, voice: isAny(allowed) ? heard.voice : null });
  });
}
