import type { Settings } from '../../config/config.ts';
import { StartError, type StopSignals } from '../../platform/process/index.ts';
import { speechFailureOf } from '../../platform/speech-failure.ts';
import { tellTranscriptFailure } from '../../platform/texts/index.ts';
import { addModel, listModels, removeModel, useModel } from './speech-models.ts';
import { tryFile } from './speech-try.ts';

export const listSpeech = (settings: Settings, { stop }: StopSignals) =>
  inSentences(stop, () => listModels(settings));
export const addSpeech = (settings: Settings, { stop }: StopSignals, model: string) =>
  inSentences(stop, () => addModel(settings, model, stop));
export const useSpeech = (settings: Settings, { stop }: StopSignals, model: string) =>
  inSentences(stop, () => useModel(settings, model));
export const trySpeech = (settings: Settings, { stop }: StopSignals, file: string) =>
  inSentences(stop, () => tryFile(settings, file, stop));
export const removeSpeech = (settings: Settings, { stop }: StopSignals, model: string) =>
  inSentences(stop, () => removeModel(settings, model));

/** @throws StartError with a message for the person at the terminal, where they can fix it. */
async function inSentences(stop: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (stop.aborted)
      throw new StartError('Stopped. The downloaded part is kept; run the same command to continue.');
    const failure = speechFailureOf(error);
    throw failure === undefined ? error : new StartError(tellTranscriptFailure(failure).message);
  }
}
