import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from './index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, commands: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${commands}\n`);
  await chmod(path, 0o755);
  return path;
}

test('the program that is set is taken when it says that it is ffmpeg', async () => {
  const path = await program('good', 'echo ffmpeg version 6.1 Copyright');
  expect(await findFfmpeg(path)).toEqual({ path, version: '6.1', origin: 'FFMPEG_PATH' });
});

test('what is not there, fails, is another program or too old is said as such', async () => {
  const refusal = (path: string) => findFfmpeg(path).catch((error: Error) => error.message);
  expect(await refusal(join(folder, 'nothing'))).toMatch(/is not an ffmpeg program/);
  expect(await refusal(folder)).toMatch(/is not an ffmpeg program/);
  expect(await refusal(await program('fails', 'exit 3'))).toMatch(/is not an ffmpeg program/);
  expect(await refusal(await program('other', 'echo something else'))).toMatch(/is not an ffmpeg program/);
  expect(await refusal(await program('old', 'echo ffmpeg version 4.4'))).toMatch(/4.4 is too old/);
});

test('one that is ended before it answers, as by a machine with too much to do, is not said to be missing', async () => {
  const path = await program('ended', 'kill -9 $$');
  await expect(findFfmpeg(path)).rejects.toThrow(`${path} is there and could not be asked for its version`);
});
