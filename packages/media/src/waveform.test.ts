import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CodecFailedError, waveform } from './index.ts';
import { makeClip } from './testing/clips.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-waveform-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('is loud where it beeps, in steps of a tenth of a second, and quiet elsewhere', async () => {
  const input = joinPath(folder, 'beeps.mp4');
  makeClip({
    path: input,
    kind: 'mp4 h264 aac, not fragmented',
    seconds: 3,
    flashes: [0.5, 2],
    size: '160x120',
  });
  const told: number[] = [];
  const onProgress = (part: number) => void told.push(part);
  const { secondsPerPeak, peaks } = await waveform({ input, durationSeconds: 3, onProgress });
  expect(secondsPerPeak).toBe(0.1);
  expect(peaks).toHaveLength(30);
  const loud = [...peaks.entries()].filter(([, peak]) => peak > 100).map(([index]) => index);
  expect(loud).toEqual(expect.arrayContaining([5, 20]));
  // An encoder smears a beep over its neighbours at most.
  expect(loud.every((index) => [4, 5, 6, 19, 20, 21].includes(index))).toBe(true);
  expect(told.at(-1)).toBeGreaterThan(0.9);
});

test('of a long film there are not more peaks than a page can draw', async () => {
  const input = joinPath(folder, 'long.mp4');
  const sound = ['-f', 'lavfi', '-i', 'sine=f=300:r=8000:d=700'];
  execFileSync('ffmpeg', ['-v', 'error', ...sound, '-c:a', 'aac', '-b:a', '16k', input]);
  const { secondsPerPeak, peaks } = await waveform({ input, durationSeconds: 700 });
  expect(peaks).toHaveLength(6000);
  expect(secondsPerPeak * peaks.length).toBeCloseTo(700);
  expect(peaks[5990]).toBeGreaterThan(5);
});

test('a film without sound, or none at all, is an error, and stopping stops', async () => {
  const input = joinPath(folder, 'mute.mp4');
  makeClip({ path: input, kind: 'mp4 h264 without sound', flashes: [0.5], size: '160x120' });
  await expect(waveform({ input, durationSeconds: 1 })).rejects.toBeInstanceOf(CodecFailedError);
  const signal = AbortSignal.abort(new Error('the worker stops'));
  await expect(waveform({ input, durationSeconds: 1, signal })).rejects.toThrow('the worker stops');
});
