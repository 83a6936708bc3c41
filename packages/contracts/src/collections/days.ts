import * as z from 'zod/mini';

/**
 * A day that a list is narrowed to, as 2026-03-12. Of this millennium: the day after the year 9999 has no time that the
 * server reads.
 */
export const listDay = z.iso.date().check(z.regex(/^2/));

export function isListDay(given: string): boolean {
  return listDay.safeParse(given).success;
}

/** The filter of a time for some days of the reader, both included; undefined: no limit. */
export function withinDays({ since, until }: { since?: string | undefined; until?: string | undefined }): {
  $gte?: string;
  $lt?: string;
} {
  return {
    ...(since !== undefined && { $gte: startOf(since) }),
    ...(until !== undefined && { $lt: startOf(until, 1) }),
  };
}

/** When a day begins in the time zone of the reader, or the day `later` days after it. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
