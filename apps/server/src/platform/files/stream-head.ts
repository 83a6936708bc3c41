import type { Readable } from 'node:stream';

/** Enough for file-type, also to find the parts of a DOCX that identify it. */
const headBytes = 64 * 1024;

/** The first bytes of a stream, and all of it from the beginning. */
export async function readHead(source: Readable): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterableIterator<Buffer> = source[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let size = 0;
  while (size < headBytes) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(read);
  return { head, whole: joined(head, chunks) };
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

/**
 * Passes a file on; fails one that lacks the mark of its end, which may span two chunks and be followed by anything.
 */
export async function* requireEnd(
  chunks: AsyncIterable<Buffer>,
  end: Buffer,
  failure: () => Error,
): AsyncGenerator<Buffer> {
  let hasEnd = false;
  let last = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const seen = Buffer.concat([last, chunk]);
    hasEnd ||= seen.includes(end);
    last = seen.subarray(1 - end.length);
    yield chunk;
  }
  if (!hasEnd) throw failure();
}
