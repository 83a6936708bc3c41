import type { Word } from './transcriber.ts';

const mostWords = 50_000;
const longestWord = 100;
/** Minimum length of a word, seconds: engines give some no length at all. */
const shortestSeconds = 0.02;

/**
 * Normalizes an engine's words for storing: in order, inside the recording, bounded, and without characters that cannot
 * be stored.
 */
export function cleanWords(words: readonly Word[], seconds: number): Word[] {
  let before = 0;
  return words.slice(0, mostWords).flatMap(({ word, start, end, confidence }) => {
    const text = word
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestWord)
      .toWellFormed();
    if (text === '' || !Number.isFinite(start) || !Number.isFinite(end)) return [];
    const from = Math.min(Math.max(start, before), seconds);
    before = from;
    const to = Math.min(Math.max(end, from + shortestSeconds), Math.max(seconds, from));
    return [{ word: text, start: rounded(from), end: rounded(to), confidence: share(confidence) }];
  });
}

function share(confidence: number | null): number | null {
  if (confidence === null || !Number.isFinite(confidence)) return null;
  return rounded(Math.min(1, Math.max(0, confidence)));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
