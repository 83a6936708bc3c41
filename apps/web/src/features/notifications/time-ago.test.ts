import { expect, test } from 'vitest';
import { badgeText, timeAgo } from './time-ago.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const seconds = (count: number) => new Date(now - count * 1000).toISOString();

test.each([
  [-5, 'Just now'],
  [0, 'Just now'],
  [59, 'Just now'],
  [60, '1m ago'],
  [3599, '59m ago'],
  [3600, '1h ago'],
  [86_399, '23h ago'],
  [86_400, '1d ago'],
  [8_640_000, '100d ago'],
])('%i seconds ago is %s', (age, text) => expect(timeAgo(seconds(age), now)).toBe(text));

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [4000, '9+'],
])('%i unread shows %s', (unread, text) => expect(badgeText(unread)).toBe(text));
