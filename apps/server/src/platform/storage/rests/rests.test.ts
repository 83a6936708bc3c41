import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Piece } from '@nimble/media';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3-server.ts';
import { createStorage, restHead, type Storage, withRests } from '../index.ts';

const filmBytes = randomBytes(3 * 1024 * 1024);
const modifiedAt = new Date('2026-11-26T10:00:00Z');
const notAborted = new AbortController().signal;

describe.each(['disk', 's3'] as const)('a recording kept by %s as a film and a rest', (driver) => {
  let folder: string;
  let server: S3Server | undefined;
  let stored: Storage;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nimble-rests-'));
    server = driver === 's3' ? await startS3Server() : undefined;
    stored = createStorage(loadConfig({ DATA_DIR: folder, ...server?.settings }));
    storage = withRests(stored);
    await stored.write('videos/1.mp4', Readable.from([filmBytes]));
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** @returns the recording */
  async function keep(key: string, pieces: readonly Piece[], film = 'videos/1.mp4'): Promise<Buffer> {
    const own: Buffer[] = [];
    const whole = pieces.map(({ length, inFilm }) => {
      if (inFilm !== undefined) return filmBytes.subarray(inFilm, inFilm + length);
      const bytes = randomBytes(length);
      own.push(bytes);
      return bytes;
    });
    await storage.write(key, Readable.from([restHead({ film, modifiedAt, pieces }), ...own]));
    return Buffer.concat(whole);
  }

  const piece = fc.oneof(
    fc.record({ length: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ length: fc.integer({ min: 1, max: 400_000 }), inFilm: fc.nat({ max: 2_000_000 }) }),
  );

  test('is read whole and in any range, with its own size and time', async () => {
    let count = 0;
    const recordings = fc.record({
      pieces: fc.array(piece, { minLength: 1, maxLength: 40 }),
      ranges: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(recordings, async ({ pieces, ranges }) => {
        count += 1;
        const key = `rests/1/${count}.rest`;
        const whole = await keep(key, pieces);
        expect(await storage.facts(key)).toEqual({ sizeBytes: whole.length, modifiedAt });
        expect((await buffer(storage.read(key))).equals(whole)).toBe(true);
        for (const [one, other] of ranges) {
          const [start = 0, end = 0] = [one % whole.length, other % whole.length].sort((a, b) => a - b);
          const part = await buffer(storage.read(key, { start, end }));
          expect(part.equals(whole.subarray(start, end + 1))).toBe(true);
        }
      }),
      { numRuns: driver === 's3' ? 15 : 40 },
    );
  });

  test('of tens of thousands of pieces is read, too, and becomes a local file for codecs', async () => {
    const pieces = Array.from(
      { length: 30_000 },
      (_, index): Piece => (index % 2 === 0 ? { length: 7 } : { length: 90, inFilm: index * 100 }),
    );
    const whole = await keep('rests/2/long.rest', pieces);
    const path = await storage.localFile('rests/2/long.rest', folder, notAborted);
    expect((await readFile(path)).equals(whole)).toBe(true);
    const end = await buffer(
      storage.read('rests/2/long.rest', { start: whole.length - 10, end: whole.length }),
    );
    expect(end.equals(whole.subarray(-10))).toBe(true);
  });

  test('is missing without its film, and its stored bytes are deleted by its key', async () => {
    await keep('rests/3/a.rest', [{ length: 10, inFilm: 3 }], 'videos/gone.mp4');
    expect(await storage.facts('rests/3/a.rest')).toBeUndefined();
    await expect(buffer(storage.read('rests/3/a.rest'))).rejects.toThrow();
    await storage.erase('rests/3/');
    expect(await stored.facts('rests/3/a.rest')).toBeUndefined();
    expect(await storage.facts('rests/3/a.rest')).toBeUndefined();
    await expect(buffer(storage.read('rests/3/a.rest'))).rejects.toThrow();
  });
});
