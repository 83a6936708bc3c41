const dayMilliseconds = 86_400_000;

/** From the reader's day to a day such as 2026-03-12; negative once it is over. */
export function daysUntil(day: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(day) - today) / dayMilliseconds);
}
