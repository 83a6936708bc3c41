import type { AnalyticsList, TrendStep } from '@nimble/contracts/analytics';
import { daysBefore, nextMonth } from './days.ts';
import type { FinishedSince } from './job-days.repository.ts';
import { type Days, type Pieces, piecesUntilToday } from './whole-months.ts';

const daysOfWeek = 7;

/** What the columns of a trend are added up from: whole months if each column is one, otherwise single days. */
export function piecesOfTrend(days: Days, step: TrendStep): Pieces {
  return step === 'month' ? piecesUntilToday(days) : { months: [], days: [days] };
}

/**
 * The days in parts of one step, the oldest first, without a gap. Weeks are counted back from the last day; the first
 * week or month has fewer days if the period begins within it.
 */
export function partsOf({ from, to }: Days, step: TrendStep): Days[] {
  const parts: Days[] = [];
  if (step === 'month') {
    for (let first = from; first <= to; first = nextMonth(first))
      parts.push({ from: first, to: earlier(daysBefore(nextMonth(first), 1), to) });
    return parts;
  }
  const length = step === 'week' ? daysOfWeek : 1;
  for (let last = to; last >= from; last = daysBefore(last, length))
    parts.unshift({ from: later(daysBefore(last, length - 1), from), to: last });
  return parts;
}

export function presentTrend(parts: readonly Days[], rows: readonly FinishedSince[]): AnalyticsList['trend'] {
  return parts.map(({ from, to }) => {
    const within = rows.filter(({ since }) => since >= from && since <= to);
    return { from, to, applications: within.reduce((sum, { finished }) => sum + finished, 0) };
  });
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
