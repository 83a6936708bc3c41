import { expect, test } from 'vitest';
import { cleanWords } from './clean-words.ts';
import { readAnswer } from './engines/openai-answer.ts';
import { wordsOfTokens } from './engines/words-of-tokens.ts';
import { piecesOf } from './pieces.ts';
import { spreadWords } from './spread-words.ts';

const lengths = (pieces: readonly { start: number; end: number }[]) =>
  pieces.map(({ start, end }) => [start, end].map((second) => Math.round(second * 10) / 10));

test('packs sentences into pieces that end in pauses', () => {
  const speech = [
    { start: 1, end: 9 },
    { start: 10, end: 19 },
    { start: 21, end: 25 },
  ];
  expect(lengths(piecesOf(speech, 20, 26))).toEqual([
    [0.8, 19.2],
    [20.8, 25.2],
  ]);
});

test('cuts speech without pauses, without omitting or repeating anything', () => {
  expect(lengths(piecesOf([{ start: 0, end: 60 }], 20.4, 60))).toEqual([
    [0, 20],
    [20, 40],
    [40, 60],
  ]);
});

test('silence gives no pieces', () => {
  expect(piecesOf([], 20, 60)).toEqual([]);
});

test('keeps words in order, in the recording, and storable', () => {
  const words = [
    { word: 'a\u0000b', start: 1, end: 2, confidence: 3 },
    { word: '\uD800', start: 0.5, end: 0.4, confidence: Number.NaN },
    { word: '  ', start: 3, end: 4, confidence: null },
    { word: 'late', start: 9, end: 99, confidence: 0.5 },
    { word: 'never', start: Number.NaN, end: 1, confidence: null },
  ];
  expect(cleanWords(words, 10)).toEqual([
    { word: 'a b', start: 1, end: 2, confidence: 1 },
    { word: '\uFFFD', start: 1, end: 1.02, confidence: null },
    { word: 'late', start: 9, end: 10, confidence: 0.5 },
  ]);
});

test('spreads words over speech and leaves pauses out', () => {
  const words = spreadWords('aaaa bbbb', [
    { start: 0, end: 1 },
    { start: 5, end: 6 },
  ]);
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [5, 6],
  ]);
});

test('keeps every word of a language without spaces', () => {
  const sentence = '私は新しい店を開きました。';
  const text = sentence.repeat(12);
  const speech = [{ start: 0, end: 28 }];
  const spread = cleanWords(spreadWords(text, speech), 28);
  expect(spread.map(({ word }) => word).join('')).toBe(text);
  expect(spread.map(({ word }) => word)).toContain('新しい');
  expect(spread.at(-1)?.end).toBe(28);
  const tokens = [...text];
  const timestamps = tokens.map((_token, index) => (index / tokens.length) * 28);
  const heard = cleanWords(wordsOfTokens({ text, tokens, timestamps }, { start: 0, end: 28, speech }), 28);
  expect(heard.map(({ word }) => word)).toEqual(spread.map(({ word }) => word));
  expect(heard.every(({ start }, index) => start >= (heard[index - 1]?.end ?? 0))).toBe(true);
  const long = 'a'.repeat(250);
  const parts = cleanWords([{ word: long, start: 0, end: 10, confidence: 0.5 }], 10);
  expect(parts.map(({ word }) => word).join('')).toBe(long);
  expect(parts.every(({ word }) => word.length <= 100)).toBe(true);
});

test('a time beyond its piece does not move the words of the next one', () => {
  const [first, second] = [
    { start: 0, end: 4, speech: [{ start: 0, end: 4 }] },
    { start: 9, end: 12, speech: [{ start: 9, end: 12 }] },
  ];
  const heard = [
    ...wordsOfTokens({ text: 'so', tokens: ['▁so', '▁far'], timestamps: [0.5, 29.9] }, first),
    ...wordsOfTokens({ text: 'next', tokens: ['▁next'], timestamps: [0.5] }, second),
  ];
  expect(cleanWords(heard, 60).map(({ start }) => start)).toEqual([0.5, 4, 9.5]);
  const words = [{ word: 'far', start: 29.9, end: 30 }];
  expect(readAnswer(JSON.stringify({ text: 'far', words }), first).words).toEqual([
    { word: 'far', start: 4, end: 4, confidence: null },
  ]);
});

test('joins tokens to words', () => {
  const piece = { start: 10, end: 20, speech: [{ start: 10, end: 20 }] };
  const result = {
    text: 'we moved it',
    tokens: ['▁we', '▁mo', 'ved', '▁it'],
    timestamps: [0.1, 0.4, 0.6, 1],
    ys_log_probs: [0, Math.log(0.5), Math.log(0.7), 0],
  };
  expect(wordsOfTokens(result, piece)).toEqual([
    { word: 'we', start: 10.1, end: 10.4, confidence: 1 },
    { word: 'moved', start: 10.4, end: 11, confidence: expect.closeTo(0.6) },
    { word: 'it', start: 11, end: expect.closeTo(11.39), confidence: 1 },
  ]);
});
