/** Seconds recorded so far, pauses left out. It runs from the start. */
export class RecordingClock {
  #before = 0;
  #since: number | undefined = performance.now();

  get seconds(): number {
    return this.#before + (this.#since === undefined ? 0 : (performance.now() - this.#since) / 1000);
  }

  pause(): void {
    this.#before = this.seconds;
    this.#since = undefined;
  }

  resume(): void {
    this.#since ??= performance.now();
  }
}
