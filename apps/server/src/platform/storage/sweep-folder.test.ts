import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepFolder } from './index.ts';

test('deletes old entries, whole folders too, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-sweep-'));
  const longAgo = new Date(Date.now() - 3_600_000);
  await mkdir(join(folder, 'old'));
  await writeFile(join(folder, 'old', 'film.mp4'), 'half');
  await utimes(join(folder, 'old'), longAgo, longAgo);
  await mkdir(join(folder, 'new'));
  await sweepFolder(folder, 1800);
  expect(await readdir(folder)).toEqual(['new']);
  await rm(folder, { recursive: true });
  await sweepFolder(folder, 1800);
});
