/** Seconds recorded so far, pauses left out. It runs from the start. */
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

  /** Stands still; what came after so many seconds was none. */
  backTo(seconds: number): void {
    this.#before = Math.min(seconds, this.seconds);
    this.#since = undefined;
  }

  resume(): void {
    this.#since ??= performance.now();
  }
}
