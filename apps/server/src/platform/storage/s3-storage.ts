import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Bucket, openBucket } from './s3-bucket.ts';
import type { S3Settings } from './s3-client.ts';
import { untilBrokenOff } from './s3-faults.ts';
import type { ByteRange, Storage } from './storage.ts';

/** Files that are deleted at once; not every store supports bulk deletes. */
const erasedAtOnce = 8;

/** Stores files in a bucket of S3 or of a compatible store. */
export function createS3Storage(settings: S3Settings): Storage {
  let opened: Promise<Bucket> | undefined;
  const open = () => (opened ??= openBucket(settings));

  function read(key: string, range?: ByteRange): Readable {
    const bytes = new PassThrough();
    const stop = new AbortController();
    bytes.once('close', () => stop.abort());
    void open()
      .then((bucket) => bucket.read(key, range, stop.signal))
      .then((body) => pipeline(untilBrokenOff(body), bytes))
      .catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))));
    return bytes;
  }

  async function write(key: string, source: Readable): Promise<{ sizeBytes: number }> {
    let sizeBytes = 0;
    const counted = measured(source, (bytes) => (sizeBytes += bytes));
    await (await open()).write(key, counted);
    return { sizeBytes };
  }

  return {
    write,
    async adopt(key, path) {
      const facts = await write(key, createReadStream(path));
      await rm(path);
      return facts;
    },
    read,
    facts: async (key) => (await open()).facts(key),
    async localFile(key, folder, signal) {
      const path = join(folder, `stored-${basename(key)}`);
      await pipeline(read(key), createWriteStream(path), { signal });
      return path;
    },
    async erase(key) {
      const bucket = await open();
      await (key.endsWith('/') ? eraseBeneath(bucket, key) : bucket.erase(key));
    },
    // A store reports itself when it is full, and deleting needs no room there.
    requireRoom: async () => undefined,
    check: async () => (await open()).check(),
    sweep: async (untouchedSeconds) =>
      (await open()).giveUpUploads(new Date(Date.now() - untouchedSeconds * 1000)),
  };
}

async function eraseBeneath(bucket: Bucket, folder: string): Promise<void> {
  // Listed again each time: deleted keys are not listed any more.
  for (
    let keys = await bucket.keysBeneath(folder);
    keys.length > 0;
    keys = await bucket.keysBeneath(folder)
  ) {
    for (let start = 0; start < keys.length; start += erasedAtOnce)
      await Promise.all(keys.slice(start, start + erasedAtOnce).map(bucket.erase));
  }
}

/** The same bytes, with the size of each part. */
function measured(source: Readable, tell: (bytes: number) => void): Readable {
  async function* parts() {
    for await (const chunk of source) {
      const bytes: Buffer = Buffer.from(chunk);
      tell(bytes.length);
      yield bytes;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}
