import { execFileSync, spawnSync } from 'node:child_process';
import { appendFile, mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunning } from '../../../apps/server/src/platform/database/embedded/index.ts';
import { storedFiles } from '../../../apps/server/src/testing/figures/stored-state.ts';
import { freePort } from '../../product-server.ts';
import type { Installation } from './installation.ts';
import { startLine } from './line.ts';
import { keepServing } from './member.ts';
import { descendantsOf } from './processes.ts';

/** A disk in memory: an hour's files take about half of it, and all of it is taken while it is full. */
const diskMegabytes = 1536;
const patienceMilliseconds = 60_000;

/** Only where this process may mount a disk of its own can that be filled. */
export const mayFillDisk =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=4k', 'none', tmpdir()]).status === 0;

export type OneMachine = Installation & { fillDisk: () => Promise<void>; freeDisk: () => Promise<void> };

/** `serve` as `npm start` runs it: web server, worker and embedded PostgreSQL over the files of one disk. */
export async function startOneMachine(folder: string, settings: Record<string, string>): Promise<OneMachine> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  if (mayFillDisk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=700`, 'none', files]);
  const port = await freePort();
  const own = { HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: folder };
  const member = keepServing('serve', { ...settings, ...own }, join(folder, '../one-machine.log'));
  const line = await startLine(port);
  const filling = join(files, 'filling');

  const children = () => descendantsOf(member.pid());
  const processesOf = () =>
    children().flatMap(({ pid, command }) => {
      if (/main\.(ts|mjs)\0serve/.test(command)) return [{ name: 'serve: web', pid }];
      if (/main\.(ts|mjs)\0worker/.test(command)) return [{ name: 'serve: worker', pid }];
      return /\/postgres\0/.test(command) ? [{ name: 'serve: PostgreSQL', pid }] : [];
    });

  return {
    name: 'one machine',
    lines: [line],
    webs: [`http://127.0.0.1:${port}`],
    victims: async () => processesOf(),
    spared: () => [],
    async connection() {
      const found = await findRunning(join(folder, 'postgres'));
      if (found === undefined) throw new Error('The database does not run.');
      return found;
    },
    async storedKeys() {
      const keys = (await storedFiles(folder)).map((path) => relative(files, path));
      return keys.filter((key) => !key.startsWith('incoming/'));
    },
    async leftovers() {
      for (const place of [join(files, 'incoming'), join(folder, 'work')])
        for (const name of await readdir(place).catch(() => [])) await utimes(join(place, name), 0, 0);
      // A worker looks for them when it starts.
      const worker = processesOf().find(({ name }) => name === 'serve: worker');
      if (worker !== undefined) process.kill(worker.pid, 'SIGKILL');
      return remaining([join(files, 'incoming'), join(folder, 'work')]);
    },
    fillDisk: () => fillUp(filling),
    freeDisk: () => rm(filling, { force: true }),
    async stop() {
      await member.stop();
      line.close();
      if (mayFillDisk) execFileSync('umount', [files]);
    },
  };
}

/** Until the disk is full. */
async function fillUp(path: string): Promise<void> {
  const part = Buffer.alloc(4 * 1024 ** 2);
  for (;;) {
    try {
      await appendFile(path, part);
    } catch {
      return;
    }
  }
}

/** What is still there after as long as a sweep may take. */
export async function remaining(folders: readonly string[]): Promise<string[]> {
  const giveUpAt = Date.now() + patienceMilliseconds;
  for (;;) {
    const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
    if (names.flat().length === 0 || Date.now() > giveUpAt) return names.flat();
    await wait(500);
  }
}
