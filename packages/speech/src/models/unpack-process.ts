import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import unbzip2 from 'unbzip2-stream';
import { entryPath } from './entry-path.ts';
import type { UnpackAnswer, UnpackJob } from './unpack-jobs.ts';
import { writeAll } from './write-all.ts';

/**
 * Unpacks one archive and exits. A separate process: hostile bytes can write only into the target folder (see
 * `unpack.ts`), and unpacking bzip2 blocks nothing else.
 */

class RefusedError extends Error {}

const progressBytes = 1024 * 1024;
const lowPriority = 10;

process.once('disconnect', () => process.exit());
process.once('message', (job: UnpackJob) => {
  setPriority(lowPriority);
  void unpack(job)
    .then(
      () => say({ kind: 'done' }),
      (error: unknown) => say(answerTo(error)),
    )
    .finally(() => process.exit());
});

function say(answer: UnpackAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(answer, () => resolve());
  });
}

function answerTo(error: unknown): UnpackAnswer {
  if (error instanceof RefusedError) return { kind: 'refused', reason: error.message };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return { kind: 'full' };
  if (code === 'EEXIST') return { kind: 'refused', reason: 'it holds the same file twice' };
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return { kind: 'failed', reason: String(error) };
  // Any error of the libraries about unreadable bytes.
  return { kind: 'refused', reason: `it is damaged, or no archive: ${String(error)}` };
}

async function unpack(job: UnpackJob): Promise<void> {
  const decoder = createTarDecoder({ strict: true });
  const reading = pipeline(
    createReadStream(job.archive),
    counter((bytes) => void say({ kind: 'progress', readBytes: bytes }), progressBytes),
    await unpacker(job.archive),
    limit(job.mostBytes),
    async (source: AsyncIterable<Uint8Array>) => {
      const writer = decoder.writable.getWriter();
      try {
        for await (const chunk of source) await writer.write(new Uint8Array(chunk));
        await writer.close();
      } catch (error) {
        await writer.abort(error).catch(() => undefined);
        throw error;
      }
    },
  );
  await Promise.all([reading, writeEntries(decoder.readable, job)]);
}

/** Chooses by the first bytes: bzip2, gzip, or neither. */
async function unpacker(path: string): Promise<NodeJS.ReadWriteStream> {
  const file = await open(path, 'r');
  const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0);
  await file.close();
  if (buffer.toString('latin1') === 'BZh') return unbzip2();
  return buffer[0] === 0x1f && buffer[1] === 0x8b ? createGunzip() : new PassThrough();
}

function counter(tell: (bytes: number) => void, every: number): Transform {
  let [bytes, told] = [0, 0];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes - told >= every) {
        told = bytes;
        tell(bytes);
      }
      done(null, chunk);
    },
  });
}

/** Headers and skipped entries count, too: nothing may go on for ever. */
function limit(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new RefusedError(`it unpacks to more than ${mostBytes} bytes`));
      else done(null, chunk);
    },
  });
}

async function writeEntries(entries: ReadableStream<ParsedTarEntry>, job: UnpackJob): Promise<void> {
  let count = 0;
  for await (const { header, body } of entries) {
    count += 1;
    if (count > job.mostEntries) throw new RefusedError(`it holds more than ${job.mostEntries} files`);
    const path = safePath(header.name);
    if (header.type !== undefined && !['file', 'directory'].includes(header.type))
      throw new RefusedError(`it holds something that is no file (${header.type})`);
    if (header.type === 'directory' || path === null) await body.cancel();
    else await writeEntry(join(job.folder, path), body);
  }
}

function safePath(name: string): string | null {
  try {
    return entryPath(name);
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedError(`it holds ${error.message}`);
    throw error;
  }
}

async function writeEntry(path: string, body: ReadableStream<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    let done = 0;
    for await (const chunk of body) {
      await writeAll(file, chunk, done);
      done += chunk.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
