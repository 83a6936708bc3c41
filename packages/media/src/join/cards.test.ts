import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { loadFonts } from '@nimble/fonts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { join } from '../index.ts';
import { makeClip } from '../testing/clips.ts';
import { expectNear } from '../testing/expect-near.ts';
import { watchFilm } from '../testing/watch-film.ts';
import { drawWords, linesOfQuestion } from './card-text.ts';

/** Encoders at low priority are slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

/** An offset that viewers do not notice, seconds. */
const together = 0.06;
const recorded = (name: string) => joinPath(import.meta.dirname, '../testing/recordings', name);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(joinPath(tmpdir(), 'nimble-cards-'));
  mkdirSync(joinPath(folder, 'work'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function joined(answers: { path: string; title?: string; number?: number }[]) {
  const output = joinPath(folder, 'film.mp4');
  return join({ answers, output, workFolder: joinPath(folder, 'work') }).then((result) => ({
    ...result,
    film: watchFilm(output),
  }));
}

test('sound between pictures keeps its place: order, length and every seam', async () => {
  const video = joinPath(folder, 'video.mp4');
  const sound = joinPath(folder, 'sound.webm');
  makeClip({ path: video, kind: 'mp4 h264 opus', flashes: [0.3, 1.2], size: '320x180' });
  makeClip({ path: sound, kind: 'webm opus without picture', flashes: [0.2, 0.9], seconds: 1.3 });
  const { film, chapters } = await joined([
    { path: video },
    { path: sound, title: 'What do you do when a release has failed?', number: 3 },
    { path: video },
  ]);
  expect(film.complaints).toBe('');
  expect(film.video).toMatchObject({ codec_name: 'h264', width: 320, height: 180 });
  const starts = chapters.map(({ startSeconds }) => startSeconds);
  const [first = 0, second = 0, third = 0] = starts;
  expect(first).toBe(0);
  expectNear(starts, [0, 1.5, 2.8], 0.1);
  // A card is never as bright as a flash.
  expectNear(film.flashes, [0.3, 1.2, third + 0.3, third + 1.2], together);
  expectNear(film.beeps, [0.3, 1.2, second + 0.2, second + 0.9, third + 0.3, third + 1.2], together);
  expectNear([film.seconds], [third + 1.5], 0.2);
});

test.each([
  ['sound alone as Chromium records it', ['sound-opus.mp4', 'sound-opus.webm']],
  ['sound between real recordings', ['h264-opus.mp4', 'sound-opus.mp4', 'vp8-opus.webm', 'sound-opus.webm']],
])('%s becomes a film of its length', async (_name, names) => {
  const answers = names.map((name, index) => ({ path: recorded(name), title: `Question ${index + 1}` }));
  const { film, chapters, durationSeconds } = await joined(answers);
  expect(film.complaints).toBe('');
  expect(film.audio).toMatchObject({ codec_name: 'aac' });
  expectNear([film.seconds], [durationSeconds], 0.1);
  expect(chapters).toHaveLength(names.length);
});

test('a question fits on its card, or is left off where the fonts lack its letters', async () => {
  const size = { width: 1280, height: 720 };
  const linesOnCard = async (question: string) =>
    linesOfQuestion(question, size, await loadFonts(question, 'plain')).map(({ pieces }) => pieces.join(''));
  expect(await linesOnCard('Why?')).toEqual(['Why?']);
  const long = await linesOnCard('Please tell us about your experience with distributed systems. '.repeat(8));
  expect(long).toHaveLength(4);
  expect(long.at(-1)).toMatch(/…$/);
  expect((await linesOnCard(`${'x'.repeat(60)} 😀\u0000`)).join('')).toBe('x'.repeat(60));
  expect(await linesOnCard('自己紹介をしてください')).toEqual(['自己紹介をしてください']);
  expect(await linesOnCard('ราคา ฿5')).toEqual(['ราคา ฿5']);
  expect(await linesOnCard('ስለራስዎ ይንገሩን')).toEqual([]);
});

test.each([
  '李明さん、自己紹介をしてください。',
  '자기소개를 해 주세요',
  'แนะนำตัวเอง',
  'अपना परिचय दें',
  'ספרו על עצמכם',
])('a card shows the question %s', async (question) => {
  const size = { width: 640, height: 360 };
  const pixelsIn = ({ opacity, questionTop }: Awaited<ReturnType<typeof drawWords>>) =>
    opacity.subarray(questionTop * size.width).filter((opaque) => opaque > 127).length;
  expect(pixelsIn(await drawWords(question, 1, size))).toBeGreaterThan(100);
  expect(pixelsIn(await drawWords('', 1, size))).toBe(0);
});
