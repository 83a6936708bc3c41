import type { Piece, Span } from './transcriber.ts';

/** Margin on either side of a piece, so that its first and last sounds are complete, seconds. */
const margin = 0.2;

/**
 * Packs speech into pieces that an engine takes at once. They end in pauses; speech longer than `longest` without one
 * is cut.
 */
export function piecesOf(speech: readonly Span[], longest: number, seconds: number): Piece[] {
  const room = longest - 2 * margin;
  const pieces: Span[][] = [];
  for (const span of speech.flatMap((whole) => cut(whole, room))) {
    const open = pieces.at(-1);
    if (open?.[0] !== undefined && span.end - open[0].start <= room) open.push(span);
    else pieces.push([span]);
  }
  return pieces.map((spans, index) => ({
    start: Math.max(0, pieces[index - 1]?.at(-1)?.end ?? 0, startOf(spans) - margin),
    end: Math.min(seconds, pieces[index + 1]?.[0]?.start ?? seconds, endOf(spans) + margin),
    speech: spans,
  }));
}

const startOf = (spans: readonly Span[]) => spans[0]?.start ?? 0;
const endOf = (spans: readonly Span[]) => spans.at(-1)?.end ?? 0;

function cut({ start, end }: Span, longest: number): Span[] {
  const count = Math.ceil((end - start) / longest);
  const length = (end - start) / count;
  return Array.from({ length: count }, (_none, index) => ({
    start: start + index * length,
    end: index === count - 1 ? end : start + (index + 1) * length,
  }));
}
