import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FfmpegFailedError, type Ffmpeg } from './index.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimble-hanging-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in place of ffmpeg. */
function program(name: string, script: string): Ffmpeg {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return { path, version: '5.1', origin: 'FFMPEG_PATH' };
}

test('an ffmpeg that gets no further is ended, long before a long recording could take so long', async () => {
  const hanging = program('hangs', 'echo out_time_us=1000000 >&3; exec sleep 600');
  const run = runFfmpeg({ ffmpeg: hanging, options: [], timeoutSeconds: 600, stallSeconds: 0.3 });
  await expect(run).rejects.toThrow(new FfmpegFailedError('ffmpeg failed: stopped after 0.3 s'));
});

test('saying the same over and over is not getting further', async () => {
  const busy = program('turns', 'while true; do echo out_time_us=1000000 >&3; sleep 0.05; done');
  const run = runFfmpeg({ ffmpeg: busy, options: [], timeoutSeconds: 600, stallSeconds: 0.3 });
  await expect(run).rejects.toThrow('stopped after 0.3 s');
});
