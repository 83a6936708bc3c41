/** Too few bytes for a measurement: their time is mostly latency. */
const fewestBytes = 512 * 1024;
/** Decay of earlier measurements at each new piece, because speed changes. */
const memory = 0.9;

/** The upload speed over all senders; idle time does not count. */
export class LineRate {
  #bytes = 0;
  #milliseconds = 0;
  #busyUntil = 0;

  /** A piece was acknowledged. Moments are those of `performance.now()`. */
  note(piece: { bytes: number; from: number; to: number }): void {
    const alone = Math.max(0, piece.to - Math.max(piece.from, this.#busyUntil));
    this.#busyUntil = Math.max(this.#busyUntil, piece.to);
    this.#bytes = this.#bytes * memory + piece.bytes;
    this.#milliseconds = this.#milliseconds * memory + alone;
  }

  /** undefined until enough was sent. */
  get bytesPerSecond(): number | undefined {
    if (this.#bytes < fewestBytes || this.#milliseconds === 0) return undefined;
    return this.#bytes / (this.#milliseconds / 1000);
  }
}
