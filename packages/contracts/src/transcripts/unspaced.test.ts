import { expect, test } from 'vitest';
import { blankBetween, readableText } from './unspaced.ts';

test('only scripts without spaces, and their signs, lose the blanks between words', () => {
  expect(readableText('我 在 Google 工作 。 It is fine')).toBe('我在Google工作。It is fine');
  expect(readableText('저는 팀을 좋아해요.')).toBe('저는 팀을 좋아해요.');
  expect(readableText('One word, another.')).toBe('One word, another.');
  expect(readableText('')).toBe('');
});

test('rare signs of these scripts, which have two code units, have no blank beside them', () => {
  expect(readableText('彼 を 𠮟 る')).toBe('彼を𠮟る');
  expect(blankBetween('OK', '𠮟る')).toBe('');
  expect(blankBetween('𠮷', 'OK')).toBe('');
});

test('a long text is not copied for each of its words, which would take minutes', () => {
  const words = Array(50_000).fill('word').join(' ');
  expect(readableText(words)).toBe(words);
});

test('more than one blank between two words is one', () => {
  expect(readableText('我  在  Google  now')).toBe('我在Google now');
});
