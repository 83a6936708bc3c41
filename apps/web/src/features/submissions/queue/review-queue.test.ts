import { expect, test } from 'vitest';
import { beyond, edgeOf } from './review-queue.ts';

const entry = (id: number) => ({ id, createdAt: '2026-03-01T10:00:00.123Z' });

test('the candidates after one begin behind it, also with the same time', () => {
  expect(beyond(entry(5), [entry(6), entry(5), entry(4), entry(3)]).map(({ id }) => id)).toEqual([4, 3]);
});

test('a candidate that has left the list is kept in the loaded part', () => {
  expect(beyond(entry(5), [entry(4), entry(3)]).map(({ id }) => id)).toEqual([4, 3]);
});

test('the boundary of a moment includes all of its milliseconds', () => {
  expect(edgeOf(entry(1), 'older')).toBe('2026-03-01T10:00:00.124Z');
  expect(edgeOf(entry(1), 'newer')).toBe('2026-03-01T10:00:00.123Z');
});
