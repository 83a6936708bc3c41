import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Mp4OutputFormat, Output, StreamTarget } from 'mediabunny';

const standardOutput = 1;
const tellMilliseconds = 500;
const fragmentSeconds = 2;
const waiting = new Int32Array(new SharedArrayBuffer(4));

/** Waits while the pipe is full. A closed pipe ends the process by an error. */
export function put(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(standardOutput, bytes, at);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(waiting, 0, 0, 2);
    }
  }
}

let toldAt = Number.NEGATIVE_INFINITY;

/**
 * Reports now and then how many seconds of media are done, and yields to the event loop: a pure computation would
 * otherwise neither notice that its parent is gone nor its own memory use.
 */
export async function tell(seconds: number): Promise<void> {
  const now = performance.now();
  if (now - toldAt < tellMilliseconds) return;
  toldAt = now;
  process.send?.({ kind: 'seconds', seconds });
  await setImmediate();
}

/** A fragmented film, so that it can be written to a pipe. */
export function pipedFilm(): Output {
  const writable = new WritableStream<{ data: Uint8Array }>({ write: ({ data }) => put(data) });
  const format = new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: fragmentSeconds });
  return new Output({ format, target: new StreamTarget(writable) });
}
