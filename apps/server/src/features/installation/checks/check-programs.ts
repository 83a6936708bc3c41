import { tryDetector } from '@nimble/faces';
import { tryCodecs } from '@nimble/media';
import { createTranscriber, type SpeechEngine, tryEngine } from '@nimble/speech';
import type { Found } from '../../../platform/database/index.ts';
import { speechFailureOf } from '../../../platform/speech-failure.ts';
import { tellTranscriptFailure } from '../../../platform/texts/index.ts';
import { broken, fine, look, reasonOf } from './finding.ts';
import { checkMessages as messages } from './messages.ts';

export type CheckedSpeech = {
  /** undefined where that is unknown because Nimble does not run. */
  engine: SpeechEngine | undefined;
  language: string | undefined;
};

/** Transcribes a second of sound with the engine: a valid setting may still not work. */
export async function checkSpeech({ engine, language }: CheckedSpeech): Promise<Found> {
  try {
    if (engine === undefined) return look(messages.speech.unknown, messages.speech.ask);
    const transcriber = await createTranscriber(engine, language);
    await tryEngine(transcriber);
    if (transcriber === null) return look(messages.speech.off, messages.speech.setUp);
    return fine(messages.speech.works(transcriber.engine, transcriber.model, language));
  } catch (error) {
    const failure = speechFailureOf(error);
    const reason = failure === undefined ? reasonOf(error) : tellTranscriptFailure(failure).message;
    return broken(reason, messages.speech.mend);
  }
}

export async function checkCodecs(): Promise<Found> {
  try {
    return fine(messages.codecs.works(await tryCodecs()));
  } catch (error) {
    return broken(reasonOf(error), messages.codecs.mend);
  }
}

/** It is an optional dependency: without it everything else works. */
export async function checkFaces(): Promise<Found> {
  const version = await tryDetector();
  return version === undefined
    ? look(messages.faces.missing, messages.faces.install)
    : fine(messages.faces.works(version));
}
