import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodecJob } from './codec/codec-job.ts';
import { CodecFailedError } from './errors.ts';
import { runCodec } from './run-codec.ts';
import { makeClip } from './testing/clips.ts';
import { childrenOf, peakMegabytes } from './testing/soak/held.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimble-limits-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns the most memory that the process held, megabytes, and why it ended, if it failed. */
async function watched(job: CodecJob) {
  let most = 0;
  const look = setInterval(() => {
    for (const pid of childrenOf(process.pid)) most = Math.max(most, peakMegabytes(pid));
  }, 5);
  const output = async (source: Readable) => void (await buffer(source));
  const failure = await runCodec({ job, output, timeoutSeconds: 300 }).then(
    () => undefined,
    (error: unknown) => error,
  );
  clearInterval(look);
  return { most, failure };
}

const jobs = (path: string, atSeconds: number): CodecJob[] => [
  { kind: 'picture', path, width: 640, height: 640, seconds: 1 },
  { kind: 'poster', path, atSeconds, width: 640 },
  { kind: 'frames', path, width: 480, height: 480 },
];

function film(name: string, picture: string, ...coded: readonly string[]): string {
  const path = join(folder, name);
  const input = ['-f', 'lavfi', '-i', picture, '-c:v', 'libx264', '-preset', 'ultrafast'];
  execFileSync('ffmpeg', ['-v', 'error', ...input, ...coded, path]);
  return path;
}

test('a file of some kilobytes that decodes into huge pictures is refused', async () => {
  // No camera has such bit depth and color resolution; each picture is 100 MB, and all ten have to be kept.
  const many = ['-x264-params', 'ref=16:bframes=0', '-pix_fmt', 'yuv444p10le'];
  const path = film('greedy.mp4', 'color=c=gray:s=4096x4096:r=10:d=1', ...many);
  expect(readFileSync(path).length).toBeLessThan(100_000);
  for (const job of jobs(path, 0.9)) {
    const { failure, most } = await watched(job);
    expect(String(failure), job.kind).toContain('it took too much memory');
    // Memory before the last picture, that picture, and what is computed from it.
    expect(most, job.kind).toBeLessThan(1000);
  }
});

test('a 4K recording of a phone is read and encoded', async () => {
  const usual = ['-bf', '2', '-refs', '4', '-pix_fmt', 'yuv420p'];
  const path = film('4k.mp4', 'testsrc2=s=3840x2160:r=30:d=0.5', ...usual);
  for (const job of jobs(path, 0.2)) expect((await watched(job)).failure, job.kind).toBeUndefined();
});

test('a picture larger than any camera’s is not decoded', async () => {
  const path = join(folder, 'claims.webm');
  makeClip({ path, kind: 'webm vp8 opus', flashes: [0.5] });
  const bytes = readFileSync(path);
  // The size in each key frame of VP8: 16383 by 16383.
  const mark = Buffer.from([0x9d, 0x01, 0x2a]);
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1))
    bytes.writeUInt32BE(0xff3fff3f, at + 3);
  writeFileSync(path, bytes);
  for (const job of jobs(path, 0.2)) {
    const { failure, most } = await watched(job);
    expect(failure, job.kind).toBeInstanceOf(CodecFailedError);
    expect(most, job.kind).toBeLessThan(200);
  }
});

test.concurrent.for(['encodes', 'waits for who reads', 'goes in circles'] as const)(
  'the process ends with its parent, also while it %s',
  async (what, { expect }) => {
    const path = longClip();
    const picture = { kind: 'picture', path, width: 1920, height: 1080, seconds: 60 };
    const job = what === 'waits for who reads' ? { kind: 'samples', path, sampleRate: 16_000 } : picture;
    const read =
      what === 'encodes' ? 'source.resume().forEach(() => undefined)' : 'new Promise(() => undefined)';
    const instead = what === 'goes in circles' ? `program: ${circling()},` : '';
    const program = join(folder, `parent that ${what}.mjs`);
    writeFileSync(
      program,
      `import { runCodec } from ${here('run-codec.ts')};
      await runCodec({ job: ${JSON.stringify(job)}, output: (source) => ${read}, ${instead}
        timeoutSeconds: 600, stallSeconds: 600, onSeconds: () => process.send('it works') });`,
    );
    const parent = fork(program, { execArgv: [] });
    await Promise.race([once(parent, 'message'), once(parent, 'exit')]);
    const children = childrenOf(parent.pid ?? 0);
    expect(children).toHaveLength(1);
    parent.kill('SIGKILL');
    await expect.poll(() => children.filter(isRunning), { timeout: 60_000 }).toEqual([]);
  },
);

/** A minute, which takes longer to encode than a process needs to notice that its parent is gone. */
function longClip(): string {
  const path = join(folder, 'long.mp4');
  if (!existsSync(path))
    makeClip({ path, kind: 'mp4 h264 aac', seconds: 60, size: '64x48', frameRate: 10, flashes: [1] });
  return path;
}

const here = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** A process with the same watchdog as the codecs, whose event loop is blocked for ever. */
function circling(): string {
  const program = join(folder, 'circling.mjs');
  const say = "process.send({ kind: 'seconds', seconds: 1 }, () => { for (;;); })";
  writeFileSync(program, `import { startWatch } from ${here('codec/start-watch.ts')}; startWatch(); ${say};`);
  return JSON.stringify(program);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
