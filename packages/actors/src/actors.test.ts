import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probe } from '@nimble/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, drawPortrait, type Look, openStudio } from './index.ts';
import { mouthsOf } from './mouth-of-phone.ts';
import { timedWords } from './script.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-actors-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const look: Look = {
  skin: 'tan',
  head: 'oval',
  hair: { style: 'curls', color: '#221814' },
  brows: 'soft',
  eyes: '#3a241a',
  clothes: { kind: 'crew', color: '#2f7f86' },
  room: { kind: 'shelf', wall: '#d9d4c7' },
};
const actor: Actor = { look, voice: { name: 'slt', shift: 1.1, pace: 1 } };

test('a person speaks a text in a film like those of browsers, with known word times', async () => {
  const studio = openStudio(1);
  try {
    const output = join(folder, 'answer.mp4');
    const [recorded] = await studio.record({ actor, answers: [{ text: 'I like tea. It is hot.', output }] });
    const facts = await probe(output);
    expect(facts.video).toMatchObject({ codec: 'avc', width: 640, height: 360 });
    expect(facts.audio).toMatchObject({ codec: 'aac' });
    expect(Math.abs(facts.durationSeconds - (recorded?.seconds ?? 0))).toBeLessThan(0.15);
    const { words = [], speech = [] } = recorded ?? {};
    expect(words.map(({ word }) => word)).toEqual(['I', 'like', 'tea.', 'It', 'is', 'hot.']);
    for (const [index, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
      expect(speech.some((span) => span.start - 0.001 <= start && end <= span.end + 0.001)).toBe(true);
    }
  } finally {
    studio.close();
  }
});

test('what cannot be recorded is reported, and the process is free for the next', async () => {
  const studio = openStudio(1);
  try {
    const output = join(folder, 'nowhere', 'answer.mp4');
    await expect(studio.record({ actor, answers: [{ text: 'No.', output }] })).rejects.toThrow(/recorded/);
    expect(await studio.record({ actor, answers: [] })).toEqual([]);
  } finally {
    studio.close();
  }
  await expect(studio.record({ actor, answers: [] })).rejects.toThrow(/ended/);
});

test('mouths follow the sounds, and are at rest before and after them', () => {
  const phones = [
    { name: 'pau', end: 0.1 },
    { name: 'aa', end: 0.3 },
    { name: 'f', end: 0.5 },
    { name: 'm', end: 0.7 },
  ];
  expect(mouthsOf(phones, { starts: 0.2, amount: 6, rate: 5 })).toEqual([
    'rest',
    'rest',
    'wide',
    'teeth',
    'rest',
    'rest',
  ]);
});

test('words are placed within the phrase that they belong to; without a match over the whole', () => {
  const spans = [
    { start: 1, end: 2 },
    { start: 3, end: 5 },
  ];
  expect(timedWords('one two, three', spans).map(({ start, end }) => [start, end])).toEqual([
    [1, 1 + 3 / 7],
    [1 + 3 / 7, 2],
    [3, 5],
  ]);
  expect(timedWords('one two three', spans).at(-1)?.end).toBe(5);
  expect(timedWords('nothing', [])).toEqual([]);
});

test('two people look different', async () => {
  const other = await drawPortrait({ ...look, skin: 'fair', head: 'long', glasses: 'round' }, 64);
  expect(other.equals(await drawPortrait(look, 64))).toBe(false);
});
