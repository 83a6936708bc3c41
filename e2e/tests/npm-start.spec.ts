import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  freePort,
  isRunning,
  type NimbleProcess,
  startProcess,
  untilGone,
} from '../../apps/server/src/testing/nimble-process.ts';

let dataFolder: string;
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'nimble-npm-'));
});
test.afterAll(() => rm(dataFolder, { recursive: true, force: true }));

async function npmStart(): Promise<NimbleProcess> {
  const settings = { DATA_DIR: dataFolder, PORT: `${await freePort()}` };
  const npm = startProcess('npm', ['start'], { ...process.env, ...settings });
  await npm.says('Nimble is ready');
  return npm;
}

test('npm start ends with 0 at Ctrl-C and when npm is told to stop, and leaves no process', async () => {
  for (const stop of [
    (npm: NimbleProcess) => npm.interruptGroup(),
    (npm: NimbleProcess) => npm.kill('SIGTERM'),
  ]) {
    const npm = await npmStart();
    const tree = npm.tree();
    expect(tree.length).toBeGreaterThan(4);
    stop(npm);
    expect((await npm.ended).code).toBe(0);
    expect(tree.filter(isRunning)).toEqual([]);
  }
});

test('nothing goes on when npm is killed', async () => {
  const npm = await npmStart();
  const tree = npm.tree();
  npm.kill('SIGKILL');
  await npm.ended;
  await untilGone(tree);
});
