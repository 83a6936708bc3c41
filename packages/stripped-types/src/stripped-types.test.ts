import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForStrippedTypes, withStrippedTypes } from './options.ts';
import { strippedPath } from './stripped-files.mjs';

const node = async (...options: string[]) =>
  (await promisify(execFile)(process.execPath, options)).stdout.trim();
const stripAll = () =>
  node('--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'strip-all.mjs'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-stripped-'));
  await stripAll();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Prints whether Node has loaded its compiler after this module. */
const looking = (module: string) =>
  `await import(${JSON.stringify(module)}); console.log(process.moduleLoadList.some((each) => each.includes('amaro')))`;
const run = (module: string, ...options: string[]) =>
  node(...options, '--input-type=module', '--eval', looking(module));

const ownModule = join(import.meta.dirname, 'options.ts');
const webServer = join(import.meta.dirname, '../../../apps/server/src/commands/web-server.ts');

test('a prepared program loads no compiler', async () => {
  expect(await run(webServer, ...withStrippedTypes)).toBe('false');
  // Without the options it does, and this test would see it.
  expect(await run(ownModule)).toBe('true');
});

test('a program that may read only the given paths loads no compiler', async () => {
  const may = readForStrippedTypes.map((path) => `--allow-fs-read=${path}`);
  expect(await run(ownModule, ...withStrippedTypes, '--permission', ...may)).toBe('false');
});

test('a file that was changed since runs as it is now', async () => {
  const changed = join(folder, 'changed.ts');
  await writeFile(changed, 'const said: string = "now"; console.log(said); export {};');
  expect(await run(changed, ...withStrippedTypes)).toBe('now\ntrue');
});

test('what former sources have left is removed', async () => {
  const left = strippedPath(Buffer.from('gone'));
  await writeFile(left, 'gone');
  await stripAll();
  await expect(readFile(left)).rejects.toThrow('ENOENT');
});
