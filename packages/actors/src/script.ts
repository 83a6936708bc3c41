import type { Phone } from './voice.ts';

export type SpokenWord = { word: string; start: number; end: number };
export type Span = { start: number; end: number };

/** Shorter pauses are part of speaking. */
const shortestPauseSeconds = 0.12;

/** When the voice speaks, seconds, with `starts` added to all. */
export function spansOf(phones: readonly Phone[], starts: number): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { name, end } of phones) {
    if (name !== 'pau') {
      const last = spans.at(-1);
      if (last !== undefined && starts + from - last.end < shortestPauseSeconds) last.end = starts + end;
      else spans.push({ start: starts + from, end: starts + end });
    }
    from = end;
  }
  return spans;
}

/**
 * When each word of the text is spoken. The voice pauses at punctuation, so that each phrase has a span of its own;
 * within it words are placed by their length. Where a phrase and a span do not match, all words are placed over the
 * whole.
 */
export function timedWords(text: string, spans: readonly Span[]): SpokenWord[] {
  const phrases = text.split(/(?<=[.,;:?!])\s+/);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (phrases.length !== spans.length) return spread(text, { start: first.start, end: last.end });
  return phrases.flatMap((phrase, index) => spread(phrase, spans[index] ?? last));
}

function spread(text: string, { start, end }: Span): SpokenWord[] {
  const words = text.split(/\s+/).filter(Boolean);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let said = 0;
  return words.map((word) => {
    const from = start + ((end - start) * said) / letters;
    said += word.length;
    return { word, start: from, end: start + ((end - start) * said) / letters };
  });
}
