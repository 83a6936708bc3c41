import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  freePort,
  isRunning,
  type NimbleProcess,
  startProcess,
  untilGone,
} from '../../apps/server/src/testing/servers/nimble-process.ts';

let dataFolder: string;
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'nimble-npm-'));
});
test.afterAll(() => rm(dataFolder, { recursive: true, force: true }));

function beginNpmStart(port: string): NimbleProcess {
  return startProcess('npm', ['start'], { ...process.env, DATA_DIR: dataFolder, PORT: port });
}

async function npmStart(port?: number): Promise<NimbleProcess> {
  const npm = beginNpmStart(`${port ?? (await freePort())}`);
  await npm.says('Nimble is ready');
  return npm;
}

/** The processes among these that serve calls. */
function serversAmong(tree: readonly number[]): number[] {
  return tree.filter((pid) => /\/main\.(ts|mjs)\0serve\0$/.test(commandLine(pid)));
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/settings/public`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('npm start shows its steps and how to go on, ends with 0 at Ctrl-C and when npm is stopped, and leaves no process', async () => {
  for (const stop of [
    (npm: NimbleProcess) => npm.interruptGroup(),
    (npm: NimbleProcess) => npm.kill('SIGTERM'),
  ]) {
    const npm = await npmStart();
    const tree = npm.tree();
    expect(tree.length).toBeGreaterThan(4);
    stop(npm);
    const { code, output } = await npm.ended;
    expect(code).toBe(0);
    expect(output).toMatch(
      /\n {2}(Preparing|Starting) the database …\n {2}Starting the server …\n\n {2}Nimble is ready: http/,
    );
    expect(tree.filter(isRunning)).toEqual([]);
  }
});

test('a server that is killed is restarted and answers, and a stop ends everything', async () => {
  const port = await freePort();
  const npm = await npmStart(port);
  const killed = npm.tree();
  for (const pid of serversAmong(killed)) process.kill(pid, 'SIGKILL');
  await npm.says('Nimble ended by SIGKILL. It restarts in 0.5 s.\n');
  await expect.poll(() => answers(port)).toBe(true);
  const tree = npm.tree();
  npm.interruptGroup();
  expect((await npm.ended).code).toBe(0);
  await untilGone([...killed, ...tree]);
});

test('a server that is killed at every start is given up with a message, and leaves no process', async () => {
  const npm = beginNpmStart(`${await freePort()}`);
  const seen = new Set<number>();
  while (isRunning(npm.pid)) {
    const tree = npm.tree();
    for (const pid of tree) seen.add(pid);
    for (const pid of serversAmong(tree)) process.kill(pid, 'SIGKILL');
    await wait(20);
  }
  const { code, output } = await npm.ended;
  expect(output.match(/It restarts in \S+ s/g)).toEqual(
    ['0.5', '1', '2', '4'].map((seconds) => `It restarts in ${seconds} s`),
  );
  expect(output).toContain('the fifth time within a minute, and does not restart');
  expect(code).toBe(1);
  await untilGone([...seen]);
});

test('an invalid setting ends the start at once with its message', async () => {
  const { code, output } = await beginNpmStart('many').ended;
  expect(output).toMatch(/The setting PORT must be a number from 1 to 65535\.\n$/);
  expect(output).not.toContain('restart');
  expect(code).toBe(1);
});

test('nothing goes on when npm is killed', async () => {
  const npm = await npmStart();
  const tree = npm.tree();
  npm.kill('SIGKILL');
  await npm.ended;
  await untilGone(tree);
});
