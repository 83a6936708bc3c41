import { sliceStore } from '../store/slice-store.ts';

/** The bytes of a take on this device, read while it grows. */
export class GrowingTake {
  readonly #takeId: string;
  readonly #signal: AbortSignal;
  #isComplete = false;
  #isAwake = false;
  #wakeUp = () => undefined as void;

  constructor(takeId: string, signal: AbortSignal) {
    this.#takeId = takeId;
    this.#signal = signal;
  }

  /** Waits for more; undefined at the end. @throws the signal's reason */
  async read(offset: number, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    for (;;) {
      const isLast = this.#isComplete;
      this.#isAwake = false;
      const bytes = await sliceStore.read(this.#takeId, offset, most);
      if (bytes.byteLength > 0) return bytes;
      if (isLast) return undefined;
      await this.#untilAwake();
      this.#signal.throwIfAborted();
    }
  }

  /** More bytes have come, or the signal was aborted. */
  look(): void {
    this.#isAwake = true;
    this.#wakeUp();
  }

  /** The take is complete. */
  complete(): void {
    this.#isComplete = true;
    this.look();
  }

  /** A wake between checking for bytes and waiting for them counts, too. */
  #untilAwake(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeUp = resolve;
      if (this.#isAwake) resolve();
    });
  }
}
