import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { startStoreGate } from '../../testing/servers/store-gate.ts';
import { StoreAwayError } from '../errors.ts';
import { createStorage, type Storage } from './index.ts';

const megabyte = 1024 * 1024;
const notAborted = new AbortController().signal;

/** Linux mostly has a disk in memory; the tests may themselves run in it. */
const otherDisk = await findOtherDisk(['/dev/shm', '/var/tmp']);

async function findOtherDisk(folders: readonly string[]): Promise<string | undefined> {
  const { dev: ownDisk } = await stat(tmpdir());
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    if (found !== undefined && found.dev !== ownDisk) return folder;
  }
  return undefined;
}

describe.each(['disk', 's3'] as const)('files kept by %s', (driver) => {
  let folder: string;
  let server: S3Server | undefined;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nimble-storage-'));
    server = driver === 's3' ? await startS3Server() : undefined;
    storage = createStorage(loadConfig({ DATA_DIR: folder, ...server?.settings }));
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const sizeOf = async (key: string) => (await storage.facts(key))?.sizeBytes;

  test('are read back as they were written, whole and in ranges', async () => {
    expect(await storage.write('resumes/1', Readable.from(['hello ', 'world']))).toEqual({ sizeBytes: 11 });
    expect(await text(storage.read('resumes/1'))).toBe('hello world');
    expect(await text(storage.read('resumes/1', { start: 6, end: 8 }))).toBe('wor');
    expect(await text(storage.read('resumes/1', { start: 10, end: 10 }))).toBe('d');
    const facts = await storage.facts('resumes/1');
    expect(facts?.sizeBytes).toBe(11);
    expect(Math.abs(Date.now() - (facts?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('replace those of the same key', async () => {
    await storage.write('resumes/again', Readable.from(['a long first draft']));
    await storage.write('resumes/again', Readable.from(['short']));
    expect(await text(storage.read('resumes/again'))).toBe('short');
  });

  test('may be empty', async () => {
    expect(await storage.write('resumes/empty', Readable.from([]))).toEqual({ sizeBytes: 0 });
    expect(await sizeOf('resumes/empty')).toBe(0);
    expect(await text(storage.read('resumes/empty'))).toBe('');
  });

  test('of many parts are whole, and a range may lie across their seam', async () => {
    const bytes = randomBytes(17 * megabyte + 123);
    const source = Readable.from(bytes.toString('latin1').match(/.{1,65536}/gs) ?? []).map((piece: string) =>
      Buffer.from(piece, 'latin1'),
    );
    expect(await storage.write('videos/long', source)).toEqual({ sizeBytes: bytes.length });
    const hash = createHash('sha256');
    await pipeline(storage.read('videos/long'), hash);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    const range = { start: 8 * megabyte - 5, end: 8 * megabyte + 4 };
    expect(await buffer(storage.read('videos/long', range))).toEqual(
      bytes.subarray(range.start, range.end + 1),
    );
  });

  test.each([10, 20 * megabyte])(
    'are not there when their source breaks off after %i bytes',
    async (size) => {
      const broken = Readable.from(
        (async function* () {
          for (let sent = 0; sent < size; sent += megabyte) yield Buffer.alloc(Math.min(size, megabyte));
          throw new Error('line lost');
        })(),
      );
      await expect(storage.write('resumes/2', broken)).rejects.toThrow('line lost');
      expect(await storage.facts('resumes/2')).toBeUndefined();
      if (driver === 'disk') expect(await readdir(join(folder, 'files/incoming'))).toEqual([]);
    },
  );

  test('are moved from this machine, and can be deleted twice', async () => {
    const made = join(folder, 'made.mp4');
    await writeFile(made, 'film');
    expect(await storage.adopt('videos/1.mp4', made)).toEqual({ sizeBytes: 4 });
    await expect(stat(made)).rejects.toThrow('ENOENT');
    expect(await sizeOf('videos/1.mp4')).toBe(4);
    await storage.erase('videos/1.mp4');
    await storage.erase('videos/1.mp4');
    expect(await storage.facts('videos/1.mp4')).toBeUndefined();
  });

  test.runIf(otherDisk !== undefined)('are moved from another disk', async () => {
    const place = await mkdtemp(join(otherDisk ?? '', 'nimble-'));
    const made = join(place, 'made.mp4');
    await writeFile(made, 'film');
    expect(await storage.adopt('videos/2.mp4', made)).toEqual({ sizeBytes: 4 });
    expect(await readdir(place)).toEqual([]);
    expect(await text(storage.read('videos/2.mp4'))).toBe('film');
    await storage.erase('videos/2.mp4');
    await rm(place, { recursive: true });
  });

  test('beneath a key are deleted together, and no others', async () => {
    for (let index = 0; index < 20; index += 1)
      await storage.write(`slices/1/${index}`, Readable.from(['x']));
    await storage.write('slices/11', Readable.from(['y']));
    await storage.erase('slices/1/');
    await storage.erase('slices/1/');
    expect(await sizeOf('slices/1/0')).toBeUndefined();
    expect(await sizeOf('slices/1/19')).toBeUndefined();
    expect(await sizeOf('slices/11')).toBe(1);
  });

  test('are available to local programs', async () => {
    const work = join(folder, 'work');
    await mkdir(work, { recursive: true });
    await storage.write('videos/2.mp4', Readable.from(['film']));
    expect(await readFile(await storage.localFile('videos/2.mp4', work, notAborted), 'utf8')).toBe('film');
    await rm(work, { recursive: true });
    expect(await text(storage.read('videos/2.mp4'))).toBe('film');
  });

  test('that are missing fail where they are read', async () => {
    // Compared by name, because not every store writes a message.
    const fault = await text(storage.read('videos/none')).catch((error: Error) => error);
    expect(fault).toMatchObject(driver === 'disk' ? { code: 'ENOENT' } : { name: 'NoSuchKey' });
    await expect(
      storage.localFile('videos/none', folder, notAborted).then((path) => stat(path)),
    ).rejects.toThrow();
  });

  test('that are left unread block nobody', async () => {
    await storage.write('videos/3', Readable.from([Buffer.alloc(4 * megabyte)]));
    const reading = storage.read('videos/3');
    for await (const _ of reading) break;
    expect(reading.destroyed).toBe(true);
    expect(await sizeOf('videos/3')).toBe(4 * megabyte);
  });

  test('can be reached, and swept', async () => {
    await storage.check();
    await storage.sweep(3600);
    expect(await sizeOf('resumes/1')).toBe(11);
  });
});

test('a bucket that is unavailable or missing is reported as such', async () => {
  const server = await startS3Server();
  const other = createStorage(loadConfig({ ...server.settings, S3_BUCKET: 'another' }));
  await expect(other.check()).rejects.toThrow();
  await server.close();
  const gate = await startStoreGate(server.settings.S3_ENDPOINT);
  gate.close();
  const away = createStorage(loadConfig({ ...server.settings, S3_ENDPOINT: gate.url }));
  await expect(away.check()).rejects.toThrow(StoreAwayError);
});

test('a key outside the folder is refused', () => {
  const storage = createStorage(loadConfig({ DATA_DIR: tmpdir() }));
  expect(() => storage.read('../../secret')).toThrow('leaves its folder');
});
