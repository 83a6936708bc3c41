import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { stem } from '../insights.repository.ts';
import type { Interview } from './interview.ts';
import { fillers } from './words.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const voice = {
  voicedSeconds: 0,
  medianPitch: null,
  pitchSpread: null,
  loudSeconds: 0,
  loudnessSpread: null,
  flattest: null,
  liveliest: null,
};

/** The fillers among a sentence's words, said in this language of PostgreSQL's. */
async function fillersIn(dictionary: string, sentence: string): Promise<string[]> {
  const filled = `${sentence} ${Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')}`;
  const words = filled
    .split(' ')
    .map((word, index) => ({ word, start: index, end: index + 0.5, confidence: null }));
  const stems = await stem(nimble.database, dictionary, [...new Set(words.map(({ word }) => word))]);
  const seconds = words.length;
  const answer = { responseId: 7, number: 1, question: '', durationSeconds: seconds, words, voice };
  const interview: Interview = {
    answers: [{ ...answer, speech: [{ start: 0, end: seconds }] }],
    hasWords: true,
    questions: [],
    stemsOf: (_, text) => stems.get(text) ?? [],
    jobText: '',
  };
  return fillers(interview).evidence.map(({ quote }) => quote ?? '');
}

test('a sound that is a word of the spoken language is no filler in it', async () => {
  expect(await fillersIn('german', 'Er kam, ähm, um neun Uhr, und äh, er blieb.')).toEqual(['ähm,', 'äh,']);
  expect(await fillersIn('english', 'Um, he came at, er, nine, uh, hmm.')).toEqual([
    'Um,',
    'er,',
    'uh,',
    'hmm.',
  ]);
  expect(await fillersIn('french', 'Euh, il est venu, hm, à neuf heures.')).toEqual(['Euh,', 'hm,']);
  expect(await fillersIn('spanish', 'Eh, vino a las nueve, ehm.')).toEqual(['Eh,', 'ehm.']);
  expect(await fillersIn('simple', 'Um, nine.')).toEqual(['Um,']);
});
