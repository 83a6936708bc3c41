import { join as joinPath } from 'node:path';
import { extractSound, findSpeech, measureVoice } from '@nimble/speech';
import { inTransaction, lockSubmitted } from '../../platform/database/index.ts';
import type { AnalyzeSound, HearingDependencies } from './sound-analysis.ts';
import { type AnswerSound, type RecordedAnswer, writeSound } from './sounds.repository.ts';

/**
 * Analyzes an answer's sound and stores the result: it is decoded once for the waveform, the pauses, the voice and, by
 * the file in the folder, a speech engine. Can be killed and repeated.
 * @throws MediaRejectedError, CodecFailedError, SpeechUnavailableError, the signal's reason.
 */
export const analyzeSound: AnalyzeSound = async (answer, dependencies, signal) => {
  const { database, storage, folder, voicePermission } = dependencies;
  const { companyId, submissionId, storageKey, durationSeconds } = answer;
  const sound = await extractSound({
    input: await storage.localFile(storageKey, folder, signal),
    output: joinPath(folder, 'sound.raw'),
    durationSeconds: durationSeconds ?? 0,
    signal,
  });
  const speech = await findSpeech(sound, signal);
  const isAllowed = await voicePermission.isAllowed(database, companyId, submissionId);
  const voice = isAllowed ? await measureVoice(sound, speech, signal) : null;
  const heard = { peaks: sound.peaks, speech, voice };
  await keep(dependencies, answer, heard);
  return { ...heard, sound };
};

/** Checked again, because the consent may have been withdrawn meanwhile. */
async function keep(
  { database, voicePermission }: HearingDependencies,
  answer: RecordedAnswer,
  heard: AnswerSound,
): Promise<void> {
  const { companyId, submissionId } = answer;
  await inTransaction(database, async (transaction) => {
    await voicePermission.hold(transaction, companyId);
    if ((await lockSubmitted(transaction, companyId, submissionId)) === undefined) return;
    const isAllowed = await voicePermission.isAllowed(transaction, companyId, submissionId);
    await writeSound(transaction, answer, { ...heard, voice: isAllowed ? heard.voice : null });
  });
}
