import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptSecret, prepareDataFolder, takeDataFolder } from './data-folder.ts';

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nimble-folder-'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'one-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test('missing folders are created empty', async () => {
  const deep = join(folder, 'a/b/c');
  await prepareDataFolder(deep);
  await prepareDataFolder(deep);
  expect(await readdir(deep)).toEqual([]);
});

test.each([
  ['a process that is gone', '9999999 123'],
  ['a number that another process has now', `${process.ppid} 1`],
  ['the number of this very process, from an earlier life', `${process.pid} 1`],
  ['nobody: the file is empty', ''],
])('a folder left over by %s is taken over', async (_whom, holder) => {
  await writeFile(join(folder, 'nimble.pid'), holder);
  const taken = await takeDataFolder(folder);
  await taken.release();
  expect(await readdir(folder)).toEqual([]);
});

test('all processes that start at once agree on one secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => keptSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await keptSecret(folder)).toBe(secrets[0]);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await readdir(folder)).toEqual(['secret']);
});
