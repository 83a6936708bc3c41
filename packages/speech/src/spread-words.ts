import { splitWord } from './split-word.ts';
import type { Span, Word } from './transcriber.ts';

/** Estimates times for words of an engine that reports none, by their length, over the spans of speech. */
export function spreadWords(text: string, speech: readonly Span[]): Word[] {
  const words = text.split(/\s+/).filter(Boolean).flatMap(splitWord);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  let said = 0;
  return words.map((word) => {
    const start = beginningAt((said / letters) * spoken, speech);
    said += word.length;
    const end = Math.max(start, endAt((said / letters) * spoken, speech));
    return { word, start, end, confidence: null };
  });
}

/** The time after this many seconds of speech, without pauses; at a pause, when it begins. */
function endAt(spoken: number, speech: readonly Span[]): number {
  let left = spoken;
  for (const { start, end } of speech) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return speech.at(-1)?.end ?? 0;
}

/** The same; at a pause, when it ends. */
function beginningAt(spoken: number, speech: readonly Span[]): number {
  let left = spoken;
  for (const { start, end } of speech) {
    if (left < end - start) return start + left;
    left -= end - start;
  }
  return speech.at(-1)?.end ?? 0;
}
