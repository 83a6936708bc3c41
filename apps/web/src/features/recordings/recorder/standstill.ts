/** A page that is busy keeps its own clock waiting for this long, too: beyond it others are asked. */
const longestTickMilliseconds = 10_000;
/** A busy machine still records this much of the time, and one that stood still next to nothing. */
const leastPart = 0.25;
/** Clocks that are read in the page may be behind for a moment after it stood still. */
const looksToSettle = 4;
/** A recorder that works gives something within so many looks. */
const looksForBytes = 50;

/** What recorder and devices have to say; seconds and bytes since they began. */
export type Evidence = {
  /** Sound that went through this page; undefined when this browser does not tell. */
  sound: number | undefined;
  /** The camera's time. Some browsers count in it what passed while the device slept, so that sound comes first. */
  picture: number | undefined;
  /** Neither camera nor microphone has ended or is muted. */
  isGiving: boolean;
  /** Given by the recorder. */
  bytes: number;
  /** By the clock of the recording. */
  recorded: number;
};
type Look = Evidence & { at: number };
type Gap = { from: Look; until: number; looks: number; hasGoneOn: boolean };

/**
 * Notices that the device was asleep. A page whose clock has stood still may just have been busy: recorders, cameras and
 * microphones work beside it, so that only they can tell. A clock that is set forward looks like a sleep.
 */
export class Standstill {
  #last: Look;
  /** Not explained yet. */
  #gap: Gap | undefined;

  constructor(evidence: Evidence) {
    this.#last = { ...evidence, at: Date.now() };
  }

  /** What came before does not count. */
  begin(evidence: Evidence): void {
    this.#last = { ...evidence, at: Date.now() };
    this.#gap = undefined;
  }

  /** Called again and again while it matters. @returns whether the device was asleep, once that is sure. */
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
   * For a recording that ends or pauses just now, which leaves no time to look again. @returns what was recorded before
   * the device fell asleep, in seconds; undefined when it did not.
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
