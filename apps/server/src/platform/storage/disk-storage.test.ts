import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStorage, type Storage } from './index.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-storage-'));
  storage = createDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('gives back what was written, whole and in ranges', async () => {
  expect(await storage.write('resumes/1', Readable.from(['hello ', 'world']))).toEqual({ sizeBytes: 11 });
  expect(await text(storage.read('resumes/1'))).toBe('hello world');
  expect(await text(storage.read('resumes/1', { start: 6, end: 8 }))).toBe('wor');
});

test('leaves nothing behind when the source breaks off', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('line lost');
    })(),
  );
  await expect(storage.write('resumes/2', broken)).rejects.toThrow('line lost');
  expect(await storage.facts('resumes/2')).toBeUndefined();
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('adopts a finished file and erases it more than once', async () => {
  const made = join(folder, 'made.mp4');
  await writeFile(made, 'film');
  await storage.adopt('videos/1.mp4', made);
  expect((await storage.facts('videos/1.mp4'))?.sizeBytes).toBe(4);
  await storage.erase('videos/1.mp4');
  await storage.erase('videos/1.mp4');
  expect(await storage.facts('videos/1.mp4')).toBeUndefined();
});

test('refuses a key outside its folder', () => {
  expect(() => storage.read('../secret')).toThrow('leaves its folder');
});
