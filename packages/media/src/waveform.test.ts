import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speechSampleRate, waveformOf, writeSpeechSound } from './index.ts';
import { makeClip } from './testing/clips.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-waveform-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const output = () => joinPath(folder, 'sound.raw');

test('is loud where it beeps, in steps of a tenth of a second, and quiet elsewhere; its samples are written', async () => {
  const input = joinPath(folder, 'beeps.mp4');
  makeClip({
    path: input,
    kind: 'mp4 h264 aac, not fragmented',
    seconds: 3,
    flashes: [0.5, 2],
    size: '160x120',
  });
  const answer = {
    durationSeconds: 3,
    ...(await writeSpeechSound({ input, output: output(), durationSeconds: 3 })),
  };
  expect(statSync(output()).size / 2 / speechSampleRate).toBeCloseTo(3, 1);
  const { secondsPerPeak, peaks } = waveformOf([{ ...answer, startSeconds: 0 }], 3);
  expect(secondsPerPeak).toBe(0.1);
  expect(peaks).toHaveLength(30);
  expectBeeps(peaks, [5, 20]);
  // Two answers lie one after the other, with the second between two steps.
  const film = waveformOf(
    [0, 3.04].map((startSeconds) => ({ ...answer, startSeconds })),
    6.04,
  );
  expect(film.peaks).toHaveLength(61);
  expectBeeps(film.peaks, [5, 20, 35, 50]);
});

/** An encoder smears a beep over its neighbors at most. */
function expectBeeps(peaks: Uint8Array, at: readonly number[]): void {
  const loud = [...peaks.entries()].filter(([, peak]) => peak > 100).map(([index]) => index);
  for (const beep of at)
    expect(
      [beep, beep + 1].some((index) => loud.includes(index)),
      `${beep}`,
    ).toBe(true);
  expect(loud.filter((index) => !at.some((beep) => Math.abs(beep - index) <= 1))).toEqual([]);
}

test('a long film has no more peaks than a page can draw', () => {
  const found = { startSeconds: 0, durationSeconds: 700, peaks: new Uint8Array(7000).fill(9) };
  const { secondsPerPeak, peaks } = waveformOf([found], 700);
  expect(peaks).toHaveLength(6000);
  expect(secondsPerPeak * peaks.length).toBeCloseTo(700);
  expect(Math.min(...peaks)).toBe(9);
});

test('an answer without sound is silent, what cannot be written is an error, and stopping stops', async () => {
  const input = joinPath(folder, 'mute.mp4');
  makeClip({ path: input, kind: 'mp4 h264 without sound', flashes: [0.5], size: '160x120' });
  const { peaks } = await writeSpeechSound({ input, output: output(), durationSeconds: 1 });
  expect(peaks).toHaveLength(0);
  expect([...waveformOf([{ startSeconds: 0, durationSeconds: 1, peaks }], 1).peaks]).toEqual(
    Array(10).fill(0),
  );
  const heard = joinPath(folder, 'heard.webm');
  makeClip({ path: heard, kind: 'webm opus without picture', flashes: [0.5] });
  const away = joinPath(folder, 'no such folder/sound.raw');
  await expect(writeSpeechSound({ input: heard, output: away, durationSeconds: 1 })).rejects.toThrow(
    'ENOENT',
  );
  const signal = AbortSignal.abort(new Error('the worker stops'));
  await expect(
    writeSpeechSound({ input: heard, output: output(), durationSeconds: 1, signal }),
  ).rejects.toThrow('the worker stops');
});
