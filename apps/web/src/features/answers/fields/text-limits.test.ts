import { expect, test } from 'vitest';
import { withinLimits } from './text-limits.ts';

test('a text is cut at the first limit that it reaches, between whole characters', () => {
  const limits = { maximumCharacters: 10, maximumWords: 3 };
  expect(withinLimits('one two', limits)).toBe('one two');
  expect(withinLimits('a b c ', limits)).toBe('a b c ');
  expect(withinLimits('a b c d', limits)).toBe('a b c ');
  expect(withinLimits('abcdefghijk', limits)).toBe('abcdefghij');
  expect(withinLimits('🥖'.repeat(11), limits)).toBe('🥖'.repeat(10));
  expect(withinLimits('a b c d', { ...limits, maximumWords: null })).toBe('a b c d');
});
