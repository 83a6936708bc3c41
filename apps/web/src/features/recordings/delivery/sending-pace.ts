/** Bytes sent at once: small enough that a bad connection loses little, growing with a good one. */
const pieceBytes = { first: 256 * 1024, least: 64 * 1024, most: 4 * 1024 * 1024 };
/** A piece that takes longer is too large; one that takes less than a quarter of it is too small. */
const longestPieceMilliseconds = 6000;
const firstDelayMilliseconds = 500;
const longestDelayMilliseconds = 10_000;

/** The size of the next request, and the delay after a failure. */
export class SendingPace {
  #piece = pieceBytes.first;
  #delay = firstDelayMilliseconds;

  /** Bytes of the next piece. */
  get piece(): number {
    return this.#piece;
  }

  /** A piece was acknowledged. */
  arrived(milliseconds: number): void {
    this.#piece = nextPiece(this.#piece, milliseconds);
    this.#delay = firstDelayMilliseconds;
  }

  /** @returns milliseconds to wait before the next try */
  failed(): number {
    const delay = this.#delay;
    this.#piece = pieceBytes.least;
    this.#delay = Math.min(delay * 2, longestDelayMilliseconds);
    return delay;
  }
}

function nextPiece(piece: number, milliseconds: number): number {
  if (milliseconds > longestPieceMilliseconds) return Math.max(pieceBytes.least, piece / 2);
  return milliseconds < longestPieceMilliseconds / 4 ? Math.min(pieceBytes.most, piece * 2) : piece;
}
