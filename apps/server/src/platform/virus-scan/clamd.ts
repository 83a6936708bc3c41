import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where ClamAV's daemon listens: a Unix socket, or a port of a host. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** A scan of the largest file takes a few seconds; a scanner that hangs must not keep a candidate waiting. */
const longestMilliseconds = 60_000;
/** Answers are one line. */
const longestAnswer = 4096;
/** The daemon refuses chunks above its own limit, which is far above this. */
const chunkBytes = 64 * 1024;

/**
 * Sends one command, with the bytes of `content` if it takes some, and returns the daemon's answer without its end.
 * @throws when the daemon cannot be reached, says nothing, or takes longer than a minute.
 */
export async function askClamd(
  address: ClamdAddress,
  command: 'PING' | 'INSTREAM',
  content?: Readable,
): Promise<string> {
  const signal = AbortSignal.timeout(longestMilliseconds);
  const socket = connect(address);
  const answer = readAnswer(socket);
  // Both may fail; the answer is preferred, because the daemon closes early after it has refused a stream.
  answer.catch(() => undefined);
  try {
    const request = Readable.from(frames(command, content), { objectMode: false });
    const sent = pipeline(request, socket, { end: false, signal });
    const failed = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The scanner takes too long.')), {
        once: true,
      });
      sent.catch((error: unknown) => answer.catch(() => reject(error)));
    });
    return await Promise.race([answer, failed]);
  } finally {
    socket.destroy();
    content?.destroy();
  }
}

async function* frames(command: string, content: Readable | undefined): AsyncGenerator<Buffer> {
  yield Buffer.from(`z${command}\0`);
  if (content === undefined) return;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += chunkBytes) {
      const piece = chunk.subarray(start, start + chunkBytes);
      // In one write: the daemon may refuse the length and close before the piece is sent.
      yield Buffer.concat([lengthOf(piece.length), piece]);
    }
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Takes what has arrived at once: a socket that closes early loses what nobody has read. */
function readAnswer(socket: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\0');
      if (end !== -1) resolve(answer.slice(0, end));
      else if (answer.length > longestAnswer) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The scanner did not answer.')));
  });
}
