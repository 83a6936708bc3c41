import imported from 'bidi-js';
import { lettersOf, wordsOf } from './words.ts';

// Node gives the function itself; its types tell of a module.
const bidirectional = (imported as unknown as typeof imported.default)();
const fromRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

export function hasRightToLeft(text: string): boolean {
  return fromRightToLeft.test(text);
}

/** A line as it is drawn: its pieces stand from left to right, each written in one direction. */
export type Line = { pieces: string[]; isFromRight: boolean };

/**
 * Breaks a text into lines and orders each by Unicode's bidirectional algorithm. PDFKit does neither: it places word
 * after word from left to right.
 * @param widthOf a piece of a line
 */
export function linesOf(text: string, width: number, widthOf: (piece: string) => number): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const order = bidirectional.getEmbeddingLevels(paragraph);
    const isFromRight = order.paragraphs[0]?.level === 1;
    return breaksOf(paragraph, width, widthOf).map(([start, end]) => ({
      pieces: piecesOf(paragraph, order, start, end),
      isFromRight,
    }));
  });
}

type Part = [start: number, end: number];

/** Where each line begins and ends; a word that is wider than a line is broken anywhere. */
function breaksOf(paragraph: string, width: number, widthOf: (piece: string) => number): Part[] {
  const lines: Part[] = [];
  let line: Part = [0, 0];
  let used = 0;
  const place = (piece: string, wide: number): void => {
    if (used > 0 && used + wide > width) {
      lines.push(line);
      line = [line[1], line[1]];
      used = 0;
    }
    line[1] += piece.length;
    used += wide;
  };
  for (const word of wordsOf(paragraph)) {
    const wide = widthOf(word.trimEnd());
    if (wide > width) for (const letter of lettersOf(word)) place(letter, widthOf(letter));
    else {
      place(word, wide);
      used += widthOf(word.slice(word.trimEnd().length));
    }
  }
  return [...lines, line];
}

type Order = ReturnType<typeof bidirectional.getEmbeddingLevels>;

function piecesOf(paragraph: string, order: Order, start: number, end: number): string[] {
  const last = start + paragraph.slice(start, end).trimEnd().length - 1;
  if (last < start) return [];
  const levelAt = (index: number): number => order.levels[index] ?? 0;
  const isFromRight = (index: number): boolean => levelAt(index) % 2 === 1;
  const parts: Part[] = [];
  // The characters outside the line stay where they are.
  const shown = bidirectional.getReorderedIndices(paragraph, order, start, last).slice(start, last + 1);
  for (const index of shown) {
    const part = parts.at(-1);
    const isNext =
      part !== undefined &&
      levelAt(index) === levelAt(part[1]) &&
      index === part[1] + (isFromRight(index) ? -1 : 1);
    if (isNext) part[1] = index;
    else parts.push([index, index]);
  }
  return parts.map(([one, other]) =>
    isFromRight(one)
      ? mirrored(paragraph.slice(other, one + 1))
      : forFont(paragraph.slice(one, other + 1), false),
  );
}

/** What opens on the left opens on the right. */
function mirrored(piece: string): string {
  const signs = [...piece].map((character) => bidirectional.getMirroredCharacter(character) ?? character);
  return forFont(signs.join(''), true);
}

const reversedByFont =
  /^[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

/**
 * The font library writes a piece from right to left if its first letter is of such an alphabet. It counts Arabic digits
 * as letters, which are written from left to right, and does not reverse signs alone.
 */
function forFont(piece: string, isFromRight: boolean): string {
  return reversedByFont.test(piece) === isFromRight ? piece : [...piece].toReversed().join('');
}
