import { expect, test } from 'vitest';
import { beyond, edgeOf } from './review-queue.ts';

const entry = (id: number) => ({ id, createdAt: '2026-03-01T10:00:00.123Z' });

test('what comes after a candidate begins behind it, also among those of the same moment', () => {
  expect(beyond(entry(5), [entry(6), entry(5), entry(4), entry(3)]).map(({ id }) => id)).toEqual([4, 3]);
});

test('a candidate that has left the list leaves all of them', () => {
  expect(beyond(entry(5), [entry(4), entry(3)]).map(({ id }) => id)).toEqual([4, 3]);
});

test('the edge of a moment holds all of its milliseconds', () => {
  expect(edgeOf(entry(1), 'older')).toBe('2026-03-01T10:00:00.124Z');
  expect(edgeOf(entry(1), 'newer')).toBe('2026-03-01T10:00:00.123Z');
});
