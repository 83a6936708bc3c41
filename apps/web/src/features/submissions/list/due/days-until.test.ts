import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('counts the days of the calendar, whatever the time of day', () => {
  const lateToday = new Date(2026, 2, 12, 23, 59);
  const earlyToday = new Date(2026, 2, 12, 0, 1);
  for (const now of [lateToday, earlyToday]) {
    expect(daysUntil('2026-03-12', now)).toBe(0);
    expect(daysUntil('2026-03-13', now)).toBe(1);
    expect(daysUntil('2026-03-01', now)).toBe(-11);
    expect(daysUntil('2026-04-01', now)).toBe(20);
  }
});
