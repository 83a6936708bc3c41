import { describe, expect, it } from 'vitest';
import { formatDuration, formatFileSize, formatDate, relativeDate } from './formats.ts';

describe('relativeDate', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z');
  const before = (seconds: number) => relativeDate(new Date(now - seconds * 1000).toISOString(), now);

  it('changes its words at the limits of spec 2 §9', () => {
    expect(before(59.9)).toBe('just now');
    expect(before(60)).toBe('1 min ago');
    expect(before(3599)).toBe('59 min ago');
    expect(before(3600)).toBe('1 hr ago');
    expect(before(2 * 3600)).toBe('2 hrs ago');
    expect(before(86_399)).toBe('23 hrs ago');
    expect(before(86_400)).toBe('1 day ago');
    expect(before(2 * 86_400)).toBe('2 days ago');
    expect(before(7 * 86_400 - 1)).toBe('6 days ago');
  });

  it('says the date from a week on, and nothing silly when clocks differ', () => {
    const weekAgo = new Date(now - 7 * 86_400_000).toISOString();
    expect(relativeDate(weekAgo, now)).toBe(formatDate(weekAgo));
    expect(before(-30)).toBe('just now');
  });
});

it('writes seconds as a clock', () => {
  expect([0, 7.9, 60, 750, 3723].map(formatDuration)).toEqual(['0:00', '0:07', '1:00', '12:30', '1:02:03']);
});

it('writes bytes in the unit that fits', () => {
  expect([0, 200, 1024, 15_360, 1_572_864, 10_485_760, 3_221_225_472].map(formatFileSize)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '15 KB',
    '1.5 MB',
    '10 MB',
    '3.0 GB',
  ]);
});
