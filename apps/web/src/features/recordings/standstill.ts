/** Longer than a busy page ever keeps its clock waiting. */
const standstillMilliseconds = 10_000;

/**
 * Notices that the computer was asleep: the clock on the wall has gone on and this page has not. A clock that is set
 * forward looks the same.
 */
export class Standstill {
  #lastSeen = Date.now();

  /** Called again and again while it matters. @returns whether the time since the last call is a gap. */
  hasPassed(): boolean {
    const gap = Date.now() - this.#lastSeen;
    this.begin();
    return gap > standstillMilliseconds;
  }

  /** What came before does not count. */
  begin(): void {
    this.#lastSeen = Date.now();
  }
}
