import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, Storage } from '../storage.ts';
import { headBytes, type Rest, readHead } from './rest-format.ts';
import { windowsOf } from './windows.ts';

/** Keys with this ending are rests of recordings. */
export const restEnding = '.rest';
const isRest = (key: string) => key.endsWith(restEnding);
type Stored = Pick<Storage, 'facts' | 'read'>;
/** Holds the head of almost every rest. */
const firstBytes = 64 * 1024;

/**
 * A storage whose rests of recordings are read as the recordings themselves: in ranges, as a whole or as a local file.
 * Writing and deleting is about the stored bytes.
 */
export function withRests(storage: Storage): Storage {
  return {
    ...storage,
    async facts(key) {
      const stored = await storage.facts(key);
      if (stored === undefined || !isRest(key)) return stored;
      const { film, sizeBytes, modifiedAt } = await findRest(storage, key);
      return (await storage.facts(film)) && { sizeBytes, modifiedAt };
    },
    read: (key, range) =>
      isRest(key)
        ? Readable.from(readWhole(storage, key, range), { objectMode: false })
        : storage.read(key, range),
    async localFile(key, folder, signal) {
      if (!isRest(key)) return storage.localFile(key, folder, signal);
      const path = join(folder, `stored-${key.replaceAll('/', '-')}`);
      const bytes = Readable.from(readWhole(storage, key, undefined), { objectMode: false });
      await pipeline(bytes, createWriteStream(path), { signal });
      return path;
    },
  };
}

async function findRest(storage: Stored, key: string): Promise<Rest> {
  const stored = await storage.facts(key);
  if (stored === undefined) throw new Error(`${key} is missing.`);
  // Stores refuse to read beyond the end.
  const firstEnd = Math.min(firstBytes, stored.sizeBytes) - 1;
  const first = await buffer(storage.read(key, { start: 0, end: firstEnd }));
  const length = headBytes(first);
  if (length <= first.length) return readHead(first);
  const more = await buffer(storage.read(key, { start: first.length, end: length - 1 }));
  return readHead(Buffer.concat([first, more]));
}

/** The recording, or the part of it, from the film and the rest in turn. */
async function* readWhole(
  storage: Stored,
  key: string,
  range: ByteRange | undefined,
): AsyncGenerator<Buffer> {
  const rest = await findRest(storage, key);
  const { start, end } = range ?? { start: 0, end: rest.sizeBytes - 1 };
  const windows = { film: windowsOf(storage, rest.film), own: windowsOf(storage, key) };
  const needed = rangesOf(rest, start, Math.min(end, rest.sizeBytes - 1));
  const last = { film: 0, own: 0 };
  for (const { of, to } of needed()) last[of] = Math.max(last[of], to);
  for (const { of, from, to } of needed()) {
    for (let at = from; at <= to; ) {
      const bytes = (await windows[of].bytes(at, last[of])).subarray(0, to - at + 1);
      at += bytes.length;
      yield bytes;
    }
  }
}

type Part = { of: 'film' | 'own'; from: number; to: number };

/** The pieces between two bytes of the recording, both included. */
function rangesOf({ ends, starts }: Rest, first: number, last: number): () => Generator<Part> {
  return function* () {
    for (let piece = pieceAt(ends, first); piece < ends.length; piece += 1) {
      const begin = piece === 0 ? 0 : (ends[piece - 1] ?? 0);
      if (begin > last) return;
      const start = starts[piece] ?? 0;
      const place = start < 0 ? -start - 1 : start;
      const from = place + Math.max(0, first - begin);
      const to = place + Math.min(last + 1, ends[piece] ?? 0) - begin - 1;
      yield { of: start < 0 ? 'own' : 'film', from, to };
    }
  };
}

/** The piece that holds this byte. */
function pieceAt(ends: Float64Array, byte: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= byte) low = middle + 1;
    else high = middle;
  }
  return low;
}
