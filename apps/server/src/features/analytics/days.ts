import { dayMilliseconds } from '../../platform/days.ts';

/** The day of a moment (UTC), as 2026-11-30. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** A day so many days earlier. */
export function daysBefore(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) - days * dayMilliseconds));
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after that of `day`. */
export function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month, 1)));
}

/** The first days of the last `count` calendar months, the oldest first; that of `day` is the last. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(Date.UTC(year, month - count + index, 1))),
  );
}
