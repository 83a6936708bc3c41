import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes that pass at once: a fiftieth of a second at 4 Mbit/s, so that waiting is fine-grained. */
const portion = 10_000;

export type NarrowLine = { url: string; close: () => void };

/**
 * A proxy before the server at `port` that limits the bits per second to it, over all connections; answers are not
 * slowed. Independent of the browser, so that every engine and every program is slowed alike.
 */
export async function narrowLine(port: number, bitsPerSecond: number): Promise<NarrowLine> {
  let freeAt = 0;
  const pass = async (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes * 8000) / bitsPerSecond;
    await wait(freeAt - now);
  };
  const throttle = () =>
    new Transform({
      highWaterMark: portion,
      async transform(chunk: Buffer, _encoding, done) {
        for (let start = 0; start < chunk.length; start += portion) {
          const part = chunk.subarray(start, start + portion);
          await pass(part.length);
          this.push(part);
        }
        done();
      },
    });
  const server = createServer((arriving) => {
    const leaving = connect(port, 'localhost');
    // A closed end closes the other: both pipelines end.
    pipeline(arriving, throttle(), leaving, () => arriving.destroy());
    pipeline(leaving, arriving, () => leaving.destroy());
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${own}`, close: () => server.close() };
}
