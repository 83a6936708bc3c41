import { expect, test } from 'vitest';
import { endOfSilence, silencesBetween } from './silences.ts';

test('silences lie between what is said, and at both ends', () => {
  const speech = [
    { start: 6, end: 8 },
    { start: 2, end: 3 },
    { start: 3.5, end: 5 },
  ];
  expect(silencesBetween(speech, 0, 12)).toEqual([
    { start: 0.25, end: 1.75 },
    { start: 5.25, end: 5.75 },
    { start: 8.25, end: 11.75 },
  ]);
});

test('speech that reaches over another span leaves no silence inside it', () => {
  const speech = [
    { start: 0, end: 9 },
    { start: 1, end: 2 },
  ];
  expect(silencesBetween(speech, 0, 9.5)).toEqual([]);
});

test('an answer in which nobody speaks is one silence', () => {
  expect(silencesBetween([], 10, 20)).toEqual([{ start: 10.25, end: 19.75 }]);
});

test('goes on at the end of a silence and nowhere else', () => {
  const silences = [{ start: 5, end: 8 }];
  expect(endOfSilence(silences, 4.99)).toBeUndefined();
  expect(endOfSilence(silences, 5)).toBe(8);
  expect(endOfSilence(silences, 8)).toBeUndefined();
});
