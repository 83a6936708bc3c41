import { splitWord } from './split-word.ts';
import type { Word } from './transcriber.ts';

const mostWords = 50_000;
/** Minimum length of a word, seconds: engines give some no length at all. */
const shortestSeconds = 0.02;

/**
 * Normalizes an engine's words for storing: in order, inside the recording, bounded, and without characters that cannot
 * be stored.
 */
export function cleanWords(words: readonly Word[], seconds: number): Word[] {
  let before = 0;
  const cleaned = words.slice(0, mostWords).flatMap(({ word, start, end, confidence }) => {
    const text = word
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    if (text === '' || !Number.isFinite(start) || !Number.isFinite(end)) return [];
    const from = Math.min(Math.max(start, before), seconds);
    before = from;
    const to = Math.min(Math.max(end, from + shortestSeconds), Math.max(seconds, from));
    return placed(splitWord(text), from, to).map((part) => ({ ...part, confidence: share(confidence) }));
  });
  return cleaned.slice(0, mostWords);
}

/** The parts of what an engine returned as one word: each takes its time by its length. */
function placed(parts: readonly string[], from: number, to: number): Omit<Word, 'confidence'>[] {
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  const at = (said: number) => rounded(from + (said / letters) * (to - from));
  let said = 0;
  return parts.map((word) => {
    const start = at(said);
    said += word.length;
    return { word, start, end: said === letters ? rounded(to) : at(said) };
  });
}

function share(confidence: number | null): number | null {
  if (confidence === null || !Number.isFinite(confidence)) return null;
  return rounded(Math.min(1, Math.max(0, confidence)));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
