import { tryDetector } from '@nimble/faces';
import { tryCodecs } from '@nimble/media';
import { createTranscriber, type SpeechEngine, tryEngine } from '@nimble/speech';
import type { Found } from '../../../platform/database/index.ts';
import { speechFailureOf } from '../../../platform/speech-failure.ts';
import { tellTranscriptFailure } from '../../../platform/texts/index.ts';
import { broken, fine, look, reasonOf, say } from './finding.ts';

export type CheckedSpeech = {
  /** undefined where that is unknown because Nimble does not run. */
  engine: SpeechEngine | undefined;
  language: string | undefined;
};

/** Transcribes a second of sound with the engine: a valid setting may still not work. */
export async function checkSpeech({ engine, language }: CheckedSpeech): Promise<Found> {
  try {
    if (engine === undefined) return look(say('finding.speech_unknown'), say('finding.speech_ask'));
    const transcriber = await createTranscriber(engine, language);
    await tryEngine(transcriber);
    if (transcriber === null) return look(say('finding.speech_off'), say('finding.speech_set_up'));
    const { engine: name, model } = transcriber;
    return fine(say('finding.speech_works', { engine: name, model, language: language ?? 'any' }));
  } catch (error) {
    const failure = speechFailureOf(error);
    const reason = failure === undefined ? reasonOf(error) : tellTranscriptFailure(failure).message;
    return broken(say('finding.reason', { reason }), say('finding.speech_mend'));
  }
}

export async function checkCodecs(): Promise<Found> {
  try {
    return fine(say('finding.codecs_work', { version: await tryCodecs() }));
  } catch (error) {
    return broken(say('finding.reason', { reason: reasonOf(error) }), say('finding.codecs_mend'));
  }
}

/** It is an optional dependency: without it everything else works. */
export async function checkFaces(): Promise<Found> {
  const version = await tryDetector();
  return version === undefined
    ? look(say('finding.faces_missing'), say('finding.faces_install'))
    : fine(say('finding.faces_work', { version }));
}
