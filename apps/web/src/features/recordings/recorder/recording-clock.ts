/** Recorded seconds so far, without pauses. It runs from the start. */
export class RecordingClock {
  #before = 0;
  #since: number | undefined = performance.now();

  get seconds(): number {
    return this.#before + (this.#since === undefined ? 0 : (performance.now() - this.#since) / 1000);
  }

  get isRunning(): boolean {
    return this.#since !== undefined;
  }

  pause(): void {
    this.#before = this.seconds;
    this.#since = undefined;
  }

  /** Stops; later time than this does not count. */
  backTo(seconds: number): void {
    this.#before = Math.min(seconds, this.seconds);
    this.#since = undefined;
  }

  resume(): void {
    this.#since ??= performance.now();
  }
}
