import { expect, test } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';

test('a short piece does not decide about the language of an answer', () => {
  const pieces = [
    { start: 0, end: 1 },
    { start: 6, end: 30 },
    { start: 31, end: 40 },
  ];
  expect(spokenLanguage(pieces, ['en', 'de', 'de'])).toBe('de');
  expect(spokenLanguage(pieces, ['en', undefined, undefined])).toBe('en');
  expect(spokenLanguage(pieces, [undefined, undefined, undefined])).toBeUndefined();
  expect(spokenLanguage([], [])).toBeUndefined();
});
