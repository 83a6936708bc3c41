import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keptSecret, prepareDataFolder, takeDataFolder } from './data-folder.ts';
import { nameOfProcess } from './process-identity.ts';

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
  const taken = await takeDataFolder(folder, 'server');
  await taken.release();
  expect(await readdir(folder)).toEqual([]);
});

/** As the process `pid` would have locked the folder. */
async function lockAs(use: 'server' | 'command', pid = process.ppid): Promise<void> {
  await writeFile(join(folder, 'nimble.pid'), `${await nameOfProcess(pid)} ${use}`);
}

test('a start waits for a command that holds the folder', async () => {
  const command = spawn('sleep', ['0.5']);
  const isOver = once(command, 'exit');
  await lockAs('command', command.pid);
  const taken = await takeDataFolder(folder, 'server');
  await isOver;
  const lock = await readFile(join(folder, 'nimble.pid'), 'utf8');
  expect(lock).toBe(`${await nameOfProcess(process.pid)} server`);
  await taken.release();
});

test('a start gives up on a command that goes on', async () => {
  await lockAs('command');
  await expect(takeDataFolder(folder, 'server', 300)).rejects.toThrow(
    `A nimble command still uses the data folder ${folder} (process ${process.ppid}). Wait for it to end and try again.`,
  );
});

test('a start does not wait for a running server', async () => {
  await lockAs('server');
  await expect(takeDataFolder(folder, 'command', 600_000)).rejects.toThrow(
    `Nimble already runs on the data folder ${folder} (process ${process.ppid}). Stop it and try again.`,
  );
});

test('all processes that start at once agree on one secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => keptSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await keptSecret(folder)).toBe(secrets[0]);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await readdir(folder)).toEqual(['secret']);
});
