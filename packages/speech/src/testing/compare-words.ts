import type { Word } from '../transcriber.ts';
import type { SpokenWord } from './flite.ts';

/**
 * Aligns recognized words with the spoken ones with the fewest differences.
 * @returns the word error rate, and for each correct word its time offset, seconds.
 */
export function compareWords(
  said: readonly SpokenWord[],
  heard: readonly Word[],
): { errorRate: number; offsets: number[] } {
  const rows = costs(said, heard);
  const offsets: number[] = [];
  let [row, column] = [said.length, heard.length];
  while (row > 0 && column > 0) {
    const [one, other] = [said[row - 1], heard[column - 1]];
    if (one !== undefined && other !== undefined && plain(one.word) === plain(other.word)) {
      offsets.push(Math.abs(one.start - other.start));
      row -= 1;
      column -= 1;
    } else {
      const [left, up, both] = [
        cost(rows, row, column - 1),
        cost(rows, row - 1, column),
        cost(rows, row - 1, column - 1),
      ];
      const least = Math.min(left, up, both);
      if (least !== left) row -= 1;
      if (least !== up || least === left) column -= 1;
    }
  }
  return { errorRate: cost(rows, said.length, heard.length) / said.length, offsets };
}

function costs(said: readonly SpokenWord[], heard: readonly Word[]): number[][] {
  const rows = [Array.from({ length: heard.length + 1 }, (_none, index) => index)];
  for (const [index, { word }] of said.entries()) {
    const above = rows[index] ?? [];
    const row = [index + 1];
    for (const [column, other] of heard.entries()) {
      const differs = plain(word) === plain(other.word) ? 0 : 1;
      const [left = 0, up = 0, both = 0] = [row[column], above[column + 1], above[column]];
      row.push(Math.min(left + 1, up + 1, both + differs));
    }
    rows.push(row);
  }
  return rows;
}

const cost = (rows: readonly number[][], row: number, column: number) => rows[row]?.[column] ?? 0;
const plain = (word: string) => word.toLowerCase().replace(/[^a-z']/g, '');
