/** Seconds of the joined video. */
export type Span = { start: number; end: number };

/** Shorter pauses belong to speaking. */
const shortestSilence = 0.6;
/** Left at both ends, so that no word is cut and each change is heard as one. */
const margin = 0.15;

/** Where nobody speaks for long enough to go over it, given where somebody speaks. */
export function silencesBetween(speech: readonly Span[], from: number, to: number): Span[] {
  const silences: Span[] = [];
  let end = from;
  for (const span of [...speech.toSorted((one, other) => one.start - other.start), { start: to, end: to }]) {
    if (span.start - end >= shortestSilence) silences.push({ start: end + margin, end: span.start - margin });
    end = Math.max(end, span.end);
  }
  return silences;
}

/** The silence that this second lies in; undefined where somebody speaks. */
export function silenceAt(silences: readonly Span[], second: number): Span | undefined {
  return silences.find(({ start, end }) => start <= second && second < end);
}
