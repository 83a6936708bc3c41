import { cleanWords } from './clean-words.ts';
import { piecesOf } from './pieces.ts';
import type { Sound } from './sound.ts';
import type { Heard, Span, Transcriber, Word } from './transcriber.ts';

export type Transcript = Heard & {
  text: string;
  /** Mean of the words', 0 to 1. */
  confidence: number | null;
};

/**
 * Transcribes a sound with an engine, piece by piece, where there is speech; silence is not sent to it, and so it
 * cannot invent words there. Memory depends on the engine's pieces, not on the sound's length.
 * @throws SpeechUnavailableError, SpeechRefusedError, or the signal's reason.
 */
export async function transcribe(
  transcriber: Transcriber,
  sound: Sound,
  speech: readonly Span[],
  signal?: AbortSignal,
): Promise<Transcript> {
  const pieces = piecesOf(speech, transcriber.longestPiece, sound.seconds);
  const heard = await transcriber.transcribe(sound, pieces, signal);
  const words = cleanWords(heard.words, sound.seconds);
  return {
    words,
    language: heard.language,
    text: words.map(({ word }) => word).join(' '),
    confidence: meanConfidence(words),
  };
}

function meanConfidence(words: readonly Word[]): number | null {
  const known = words.flatMap(({ confidence }) => confidence ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
