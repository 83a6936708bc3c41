import { expect, test } from 'vitest';
import { passagesOf, placesOf, wordAt } from './passages.ts';

const words = ['We', 'moved', 'it.', 'Nobody', 'noticed', 'anything.'].map((word, index) => ({
  word,
  start: index + (index > 2 ? 2 : 0),
  end: index + 0.9 + (index > 2 ? 2 : 0),
  confidence: null,
}));

test('a passage ends at a pause', () => {
  expect(passagesOf(words).map((passage) => passage.map(({ word }) => word).join(' '))).toEqual([
    'We moved it.',
    'Nobody noticed anything.',
  ]);
});

test('the current word stays marked until the next begins, and none before the first', () => {
  expect(wordAt(words, 1.95)).toBe(1);
  expect(wordAt(words, 2)).toBe(2);
  expect(wordAt(words, -0.1)).toBe(-1);
  expect(wordAt(words, 99)).toBe(5);
});

test('finds words one after the other, whatever their case and punctuation', () => {
  expect(placesOf(words, 'IT nobody')).toEqual([2]);
  expect(placesOf(words, 'not')).toEqual([4]);
  expect(placesOf(words, ' ')).toEqual([]);
});

test('finds what goes over several words of a language without spaces', () => {
  const heard = ['新しい', '店', 'を', '開きました。', '店', 'を'].map((word, index) => ({
    word,
    start: index,
    end: index + 1,
    confidence: null,
  }));
  expect(placesOf(heard, '店を開き')).toEqual([1]);
  expect(placesOf(heard, '店を')).toEqual([1, 4]);
  expect(placesOf(heard, 'しい 店')).toEqual([0]);
  expect(placesOf(heard, '本')).toEqual([]);
});
