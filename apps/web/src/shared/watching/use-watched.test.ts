import { expect, test } from 'vitest';
import { wasWatched } from './use-watched.ts';

type Range = readonly [start: number, end: number];

const played = (...ranges: Range[]): TimeRanges => ({
  length: ranges.length,
  start: (index) => ranges[index]?.[0] ?? 0,
  end: (index) => ranges[index]?.[1] ?? 0,
});

test.each([
  [[], 60, false],
  [[[0, 4]], 60, false],
  [[[0, 5]], 60, true],
  [
    [
      [0, 2],
      [30, 33],
    ],
    60,
    true,
  ],
  [[[0, 1]], 2, true],
  [[[0, 0]], 0, false],
  [[[0, 4]], Number.NaN, false],
] as [Range[], number, boolean][])('%j of %d seconds', (ranges, duration, isWatched) => {
  expect(wasWatched({ played: played(...ranges), duration })).toBe(isWatched);
});
