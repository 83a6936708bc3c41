import { expect, test } from 'vitest';
import { silenceAt, silencesBetween } from './silences.ts';

test('silences are between speech, and at both ends', () => {
  const speech = [
    { start: 6, end: 8 },
    { start: 2, end: 3 },
    { start: 3.5, end: 5 },
  ];
  expect(silencesBetween(speech, 0, 12)).toEqual([
    { start: 0.15, end: 1.85 },
    { start: 5.15, end: 5.85 },
    { start: 8.15, end: 11.85 },
  ]);
});

test('overlapping speech leaves no silence inside', () => {
  const speech = [
    { start: 0, end: 9 },
    { start: 1, end: 2 },
  ];
  expect(silencesBetween(speech, 0, 9.5)).toEqual([]);
});

test('an answer without speech is one silence', () => {
  expect(silencesBetween([], 10, 20)).toEqual([{ start: 10.15, end: 19.85 }]);
});

test('a silence includes its first second and excludes its last', () => {
  const silence = { start: 5, end: 8 };
  expect(silenceAt([silence], 4.99)).toBeUndefined();
  expect(silenceAt([silence], 5)).toBe(silence);
  expect(silenceAt([silence], 8)).toBeUndefined();
});
