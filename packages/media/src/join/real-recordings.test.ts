import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from '../index.ts';
import { type Film, watchFilm } from '../testing/watch-film.ts';

/** Maximum offset of sound against the picture, seconds. */
const tolerance = 0.04;
/**
 * Recorded by Chromium from a page that flashes and beeps at once, on a busy machine (bench/sync):
 * their packets come with the jitter of a real clock, and their Opus with a pre-skip of 80 ms.
 */
const kinds = ['h264-opus.mp4', 'vp9-opus.mp4', 'vp8-opus.webm'] as const;
type Kind = (typeof kinds)[number];

const pathOf = (kind: Kind) => joinPath(import.meta.dirname, '../testing/recordings', kind);

let folder: string;
const raw = new Map<Kind, Film>();
beforeAll(async () => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-real-'));
  for (const kind of kinds) raw.set(kind, watchFilm(pathOf(kind)));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(kinds)('five answers of %s keep their sound beside their picture', async (kind) => {
  await expectInStep([kind, kind, kind, kind, kind]);
});

test('answers of every kind, whose pictures are encoded, keep their sound beside their picture', async () => {
  await expectInStep(['vp9-opus.mp4', 'h264-opus.mp4', 'vp8-opus.webm', 'h264-opus.mp4', 'vp9-opus.mp4']);
});

/** The offset of each answer's beeps from its flashes is the same as in its own file. */
async function expectInStep(answers: readonly Kind[]): Promise<void> {
  const workFolder = joinPath(folder, 'work');
  mkdirSync(workFolder, { recursive: true });
  const output = joinPath(folder, 'film.mp4');
  const { chapters } = await join({
    answers: answers.map((kind) => ({ path: pathOf(kind) })),
    output,
    workFolder,
  });
  const film = watchFilm(output);
  const moved = answers.map((kind, index) => {
    const { startSeconds = 0, durationSeconds = 0 } = chapters[index] ?? {};
    const isOfAnswer = (at: number) => at >= startSeconds && at < startSeconds + durationSeconds;
    const lag = lagOf(film.flashes.filter(isOfAnswer), film.beeps.filter(isOfAnswer));
    const own = raw.get(kind);
    return Math.round((lag - lagOf(own?.flashes ?? [], own?.beeps ?? [])) * 1000);
  });
  expect(Math.max(...moved.map(Math.abs)), `ms: ${moved.join(' ')}`).toBeLessThanOrEqual(tolerance * 1000);
}

/** How long after a flash its beep is heard, seconds: the median. */
function lagOf(flashes: readonly number[], beeps: readonly number[]): number {
  expect([flashes.length, beeps.length]).toEqual([5, 5]);
  const lags = flashes.map((flash, index) => (beeps[index] ?? Number.NaN) - flash);
  return lags.toSorted((one, other) => one - other)[2] ?? Number.NaN;
}
