import { daysBefore, nextMonth, startOfMonth } from './days.ts';

/** Both days are included; days are UTC, as 2026-11-30. */
export type Days = { from: string; to: string };

/** Whole months, by the first and the last of their days, and the days before and after them. */
export type Pieces = { months: Days[]; days: Days[] };

/** These days in as few pieces as possible: figures are stored for each day and for each month. */
export function piecesOf({ from, to }: Days): Pieces {
  const first = startOfMonth(from) === from ? from : nextMonth(from);
  const end = startOfMonth(daysBefore(to, -1));
  if (first >= end) return { months: [], days: [{ from, to }] };
  const ends = [
    { from, to: daysBefore(first, 1) },
    { from: end, to },
  ];
  return {
    months: [{ from: first, to: daysBefore(end, 1) }],
    days: ends.filter((days) => days.from <= days.to),
  };
}

/** The pieces of a period that ends today: nothing has happened after it, so its last month counts as a whole. */
export function piecesUntilToday({ from, to }: Days): Pieces {
  return piecesOf({ from, to: daysBefore(nextMonth(to), 1) });
}
