/** Less is no measure: what is small takes as long as the way there and back. */
const fewestBytes = 512 * 1024;
/** Of what was measured before, at each new piece: a line changes. */
const memory = 0.9;

/** How fast this line takes what is sent, whoever sends; time in which nothing is on its way does not count. */
export class LineRate {
  #bytes = 0;
  #milliseconds = 0;
  #busyUntil = 0;

  /** A piece that the server has. Moments are those of `performance.now()`. */
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
