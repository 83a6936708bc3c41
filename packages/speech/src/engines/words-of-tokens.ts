import { spreadWords } from '../spread-words.ts';
import type { Piece, Word } from '../transcriber.ts';

/** sherpa-onnx's answer for a piece; times are seconds of the piece. */
export type TokenResult = {
  text: string;
  lang?: string;
  tokens?: string[];
  timestamps?: number[];
  durations?: number[];
  ys_log_probs?: number[];
};

/** Maximum duration of a letter; not every kind of model reports the end of a word. */
const secondsPerLetter = 0.12;
const secondsPerWord = 0.15;

type OpenWord = { word: string; start: number; end: number | undefined; probabilities: number[] };

/** Joins tokens to words: a token that begins with a space, or the sign for it, begins a word. */
export function wordsOfTokens(result: TokenResult, piece: Piece): Word[] {
  const { tokens = [], timestamps = [], durations = [], ys_log_probs: logs = [] } = result;
  if (timestamps.length === 0 || timestamps.length !== tokens.length)
    return spreadWords(result.text, piece.speech);
  const words: OpenWord[] = [];
  for (const [index, token] of tokens.entries()) {
    const begins = /^[ ▁]/.test(token);
    const text = token.replace(/^[ ▁]+/, '');
    // Engines name times in the silence with which they fill a piece up: these would move every later word.
    const start = Math.min(piece.start + (timestamps[index] ?? 0), piece.end);
    const duration = durations[index];
    const end = duration === undefined ? undefined : start + duration;
    const log = logs[index];
    const open = words.at(-1);
    if (begins || open === undefined) words.push({ word: text, start, end, probabilities: [] });
    else Object.assign(open, { word: open.word + text, end });
    if (log !== undefined) words.at(-1)?.probabilities.push(Math.exp(log));
  }
  return words.map(({ word, start, end, probabilities }, index) => ({
    word,
    start,
    end: Math.min(
      end ?? start + secondsPerWord + word.length * secondsPerLetter,
      words[index + 1]?.start ?? piece.end,
    ),
    confidence: mean(probabilities),
  }));
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
