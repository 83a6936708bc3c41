import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysBefore } from './days.ts';
import { type Days, type Pieces, piecesOf, piecesUntilToday } from './whole-months.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((days) => daysBefore('2028-12-31', days));
const ordered = fc.tuple(day, day).map((both) => both.toSorted());

function each({ from, to }: Days): string[] {
  const found = [];
  for (let one = from; one <= to; one = daysBefore(one, -1)) found.push(one);
  return found;
}
const daysOf = ({ months, days }: Pieces) => [...months, ...days].flatMap(each).toSorted();
const isWhole = ({ from, to }: Days) => from.endsWith('-01') && daysBefore(to, -1).endsWith('-01');

test('months and days together are each day once, with at most two months of single days', () => {
  fc.assert(
    fc.property(ordered, ([from = '', to = '']) => {
      const pieces = piecesOf({ from, to });
      expect(daysOf(pieces)).toEqual(each({ from, to }));
      expect(pieces.months.filter((months) => !isWhole(months))).toEqual([]);
      for (const days of pieces.days) expect(each(days).length).toBeLessThanOrEqual(60);
    }),
  );
});

test('until today the last month is a whole one, unless the period is shorter', () => {
  expect(piecesUntilToday({ from: '2026-03-12', to: '2026-11-26' })).toEqual({
    months: [{ from: '2026-04-01', to: '2026-11-30' }],
    days: [{ from: '2026-03-12', to: '2026-03-31' }],
  });
  expect(piecesUntilToday({ from: '2026-11-20', to: '2026-11-26' })).toEqual({
    months: [],
    days: [{ from: '2026-11-20', to: '2026-11-30' }],
  });
  expect(
    piecesUntilToday({ from: '2026-12-31', to: dayOf(new Date('2026-12-31T23:59:59Z')) }).days,
  ).toHaveLength(1);
});
