/** Longest time for which a busy page blocks its own clock: beyond it others are checked. */
const longestTickMilliseconds = 10_000;
/** A busy machine still records this share of the time, a sleeping one almost nothing. */
const leastPart = 0.25;
/** Clocks in the page may lag for a moment after it was blocked. */
const looksToSettle = 4;
/** A working recorder has output within this many checks. */
const looksForBytes = 50;

/** State of recorder and devices; seconds and bytes since they began. */
export type Evidence = {
  /** Sound processed in this page; undefined when this browser does not tell. */
  sound: number | undefined;
  /** The camera's time. Some browsers include the time asleep, so that sound takes precedence. */
  picture: number | undefined;
  /** Neither camera nor microphone has ended or is muted. */
  isGiving: boolean;
  /** Bytes of the recorder's output. */
  bytes: number;
  /** The time on the clock of the recording. */
  recorded: number;
};
type Look = Evidence & { at: number };
type Gap = { from: Look; until: number; looks: number; hasGoneOn: boolean };

/**
 * Detects that the device was asleep. A page whose clock has stopped may only have been busy: recorders, cameras and
 * microphones run beside it, so only they can tell. A clock that is set forward looks like a sleep.
 */
export class Standstill {
  #last: Look;
  /** Not explained yet. */
  #gap: Gap | undefined;

  constructor(evidence: Evidence) {
    this.#last = { ...evidence, at: Date.now() };
  }

  /** Earlier gaps do not count. */
  begin(evidence: Evidence): void {
    this.#last = { ...evidence, at: Date.now() };
    this.#gap = undefined;
  }

  /** Called repeatedly while it matters. @returns whether the device was asleep, once that is certain. */
  hasPassed(evidence: Evidence): boolean {
    const now = { ...evidence, at: Date.now() };
    this.#gap = this.#gapUpTo(now);
    this.#last = now;
    const gap = this.#gap;
    if (gap === undefined) return false;
    gap.hasGoneOn ||= hasGoneOn(gap, now);
    if (gap.hasGoneOn && now.bytes > gap.from.bytes) {
      this.#gap = undefined;
      return false;
    }
    gap.looks += 1;
    return gap.looks >= (gap.hasGoneOn ? looksForBytes : looksToSettle);
  }

  /**
   * For a recording that ends or pauses now, without time for another check. @returns the recorded seconds before the
   * device fell asleep; undefined when it did not.
   */
  secondsBefore(evidence: Evidence): number | undefined {
    const now = { ...evidence, at: Date.now() };
    const gap = this.#gapUpTo(now);
    if (gap === undefined || gap.hasGoneOn || hasGoneOn(gap, now)) return undefined;
    return gap.from.recorded;
  }

  #gapUpTo(now: Look): Gap | undefined {
    if (now.at - this.#last.at <= longestTickMilliseconds) return this.#gap;
    return { from: this.#gap?.from ?? this.#last, until: now.at, looks: 0, hasGoneOn: false };
  }
}

/** Did camera and microphone work between the two ends of a gap? */
function hasGoneOn({ from, until }: Gap, now: Look): boolean {
  const given = difference(from.sound, now.sound) ?? difference(from.picture, now.picture);
  if (given === undefined) return now.isGiving;
  const sinceThen = (now.at - until) / 1000;
  return given - sinceThen >= (leastPart * (until - from.at)) / 1000;
}

function difference(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : after - before;
}
