import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const each = (piece: string): number => piece.length;
const piecesOf = (text: string) => linesOf(text, 100, each).map(({ pieces }) => pieces);

test('Hebrew with a word, brackets and numbers: pieces from left to right, brackets mirrored', () => {
  expect(linesOf('דוד (בן גוריון) Google 2023', 100, each)).toEqual([
    { pieces: ['Google 2023', 'דוד )בן גוריון( '], isFromRight: true },
  ]);
  expect(piecesOf('In תל אביב, 2023')).toEqual([['In ', '2023', 'תל אביב, ']]);
});

test('Arabic digits are written from left to right, although the font library reverses them', () => {
  expect(piecesOf('عام ٢٠٢٣')).toEqual([['٣٢٠٢', 'عام ']]);
});

test('signs without letters are reversed, since the font library does not', () => {
  expect(piecesOf('שלום abc?!')).toEqual([['!?', 'abc', 'שלום ']]);
});

test('lines: each is ordered by itself, its last blank left out, and a long word broken', () => {
  expect(linesOf('אבג abc דהו def', 8, each)).toEqual([
    { pieces: ['abc', 'אבג '], isFromRight: true },
    { pieces: ['def', 'דהו '], isFromRight: true },
  ]);
  expect(linesOf('אבגדהוז\n\nabc', 4, each)).toEqual([
    { pieces: ['אבגד'], isFromRight: true },
    { pieces: ['הוז'], isFromRight: true },
    { pieces: [], isFromRight: false },
    { pieces: ['abc'], isFromRight: false },
  ]);
});

test('a line ends between words also where no spaces are, neither before a period nor after a bracket', () => {
  const linesOfWidth = (text: string, width: number) =>
    linesOf(text, width, each).map(({ pieces }) => pieces.join(''));
  expect(linesOfWidth('自己紹介。', 4)).toEqual(['自己', '紹介。']);
  expect(linesOfWidth('自己「紹介」', 5)).toEqual(['自己', '「紹介」']);
  expect(linesOfWidth('สวัสดีครับ', 7)).toEqual(['สวัสดี', 'ครับ']);
});
