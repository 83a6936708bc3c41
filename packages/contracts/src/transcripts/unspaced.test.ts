import { expect, test } from 'vitest';
import { readableText } from './unspaced.ts';

test('only scripts without spaces, and their signs, lose the blanks between words', () => {
  expect(readableText('我 在 Google 工作 。 It is fine')).toBe('我在Google工作。It is fine');
  expect(readableText('저는 팀을 좋아해요.')).toBe('저는 팀을 좋아해요.');
  expect(readableText('One word, another.')).toBe('One word, another.');
  expect(readableText('')).toBe('');
});
