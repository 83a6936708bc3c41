/** Seconds of the joined video. */
export type Span = { start: number; end: number };

/** Shorter pauses are part of speaking. */
const shortestSilence = 0.6;
/** Margin at both ends, so that no word is cut and each change is audible. */
const margin = 0.15;

/** Silences long enough to skip, from the spans of speech. */
export function silencesBetween(speech: readonly Span[], from: number, to: number): Span[] {
  const silences: Span[] = [];
  let end = from;
  for (const span of [...speech.toSorted((one, other) => one.start - other.start), { start: to, end: to }]) {
    if (span.start - end >= shortestSilence) silences.push({ start: end + margin, end: span.start - margin });
    end = Math.max(end, span.end);
  }
  return silences;
}

/** The silence at this second; undefined during speech. */
export function silenceAt(silences: readonly Span[], second: number): Span | undefined {
  return silences.find(({ start, end }) => start <= second && second < end);
}
