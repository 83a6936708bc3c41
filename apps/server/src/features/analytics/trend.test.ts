import { expect, test } from 'vitest';
import { partsOf, presentTrend } from './trend.ts';

test('each day of a week is a part of its own', () => {
  const parts = partsOf({ from: '2026-11-22', to: '2026-11-28' }, 'day');
  expect(parts).toHaveLength(7);
  expect(parts[0]).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(parts.at(-1)).toEqual({ from: '2026-11-28', to: '2026-11-28' });
});

test('weeks end today; the first one has only the days of the period', () => {
  const parts = partsOf({ from: '2026-11-12', to: '2026-11-28' }, 'week');
  expect(parts).toEqual([
    { from: '2026-11-12', to: '2026-11-14' },
    { from: '2026-11-15', to: '2026-11-21' },
    { from: '2026-11-22', to: '2026-11-28' },
  ]);
});

test('a year is its months, with the days of the first and the last one that belong to it', () => {
  const parts = partsOf({ from: '2025-11-29', to: '2026-11-28' }, 'month');
  expect(parts).toHaveLength(13);
  expect(parts.slice(0, 2)).toEqual([
    { from: '2025-11-29', to: '2025-11-30' },
    { from: '2025-12-01', to: '2025-12-31' },
  ]);
  expect(parts.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-28' });
});

test('a part without applications has none, and each application is in one part', () => {
  const parts = partsOf({ from: '2026-11-26', to: '2026-11-28' }, 'day');
  const rows = [
    { since: '2026-11-28', finished: 3 },
    { since: '2026-11-26', finished: 2 },
  ];
  expect(presentTrend(parts, rows).map(({ applications }) => applications)).toEqual([2, 0, 3]);
});
