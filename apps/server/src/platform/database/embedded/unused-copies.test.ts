import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeUnusedCopies } from './unused-copies.ts';

test('copies unused for a week are removed; the current, a recent and a running one stay', async () => {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'nimble-copies-')));
  const [own, old, recent, running, half] = [1, 2, 3, 4, 5].map((number) =>
    join(parent, `postgresql-18-9000-${number}${number === 5 ? '.77' : ''}`),
  ) as [string, string, string, string, string];
  for (const copy of [own, old, recent, running, half]) await mkdir(join(copy, 'bin'), { recursive: true });
  await writeFile(join(old, 'bin/postgres'), '');
  await mkdir(join(parent, 'something-else'));
  const program = join(running, 'bin/sleep');
  await copyFile('/bin/sleep', program);
  const child = spawn(program, ['60']);
  await once(child, 'spawn');
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (const copy of [own, old, running, half, join(parent, 'something-else')])
    await utimes(copy, monthAgo, monthAgo);
  await removeUnusedCopies(parent, own);
  child.kill();
  expect((await readdir(parent)).sort()).toEqual([
    'postgresql-18-9000-1',
    'postgresql-18-9000-3',
    'postgresql-18-9000-4',
    'something-else',
  ]);
  await rm(parent, { recursive: true });
});
