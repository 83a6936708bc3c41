import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { closeOldFiles, findOpen } from './private-files.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nimble-private-'));
  folder = join(parent, 'data');
  await mkdir(join(folder, 'files/takes'), { recursive: true });
  await writeFile(join(folder, 'files/takes/one'), 'bytes');
  for (const path of ['.', 'files', 'files/takes']) await chmod(join(folder, path), 0o755);
  await chmod(join(folder, 'files/takes/one'), 0o644);
});
afterEach(() => rm(parent, { recursive: true }));

const neverStops = new AbortController().signal;
const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);

test('a start closes the data folder and the folders in it', async () => {
  expect(await findOpen(folder)).toEqual([folder, join(folder, 'files')]);
  await prepareDataFolder(folder);
  expect(await findOpen(folder)).toEqual([]);
  expect([await modeOf('.'), await modeOf('files')]).toEqual(['700', '700']);
});

test('speech models are Nimble’s own, and leave the data folder closed', async () => {
  await mkdir(join(folder, 'models'));
  await chmod(join(folder, 'models'), 0o755);
  await prepareDataFolder(folder);
  expect([await modeOf('.'), await modeOf('models')]).toEqual(['700', '700']);
});

test('a folder with foreign files stays open, and Nimble’s own in it are closed', async () => {
  await writeFile(join(folder, 'another-program.conf'), '');
  await prepareDataFolder(folder);
  expect([await modeOf('.'), await modeOf('files')]).toEqual(['755', '700']);
  expect(await findOpen(folder)).toEqual([]);
});

test('deeper files are closed once, and links are not followed', async () => {
  const foreign = join(parent, 'foreign');
  await writeFile(foreign, '');
  await chmod(foreign, 0o644);
  await symlink(foreign, join(folder, 'files/link'));
  expect(await closeOldFiles(folder, neverStops)).toBe(0);
  expect([await modeOf('files/takes'), await modeOf('files/takes/one')]).toEqual(['700', '600']);
  expect((await stat(foreign)).mode & 0o777).toBe(0o644);
  await chmod(join(folder, 'files/takes/one'), 0o640);
  await closeOldFiles(folder, neverStops);
  expect(await modeOf('files/takes/one')).toBe('640');
});

test('an interrupted worker leaves the rest to the next one', async () => {
  await closeOldFiles(folder, AbortSignal.abort());
  expect(await modeOf('files/takes/one')).toBe('644');
  await closeOldFiles(folder, neverStops);
  expect(await modeOf('files/takes/one')).toBe('600');
});
