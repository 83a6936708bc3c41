import { expect, test } from 'vitest';
import { beyond, edgeOf, filtersOfSide, type QueueEntry, sortOfSide } from './review-queue.ts';

const entry = (id: number, changes: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  createdAt: '2026-03-01T10:00:00.123Z',
  candidateName: 'Ana Weber',
  rating: null,
  ...changes,
});

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

test('the nearest come first on both sides of a sorted list', () => {
  expect(sortOfSide('candidateName:asc', 'after')).toBe('candidateName:asc');
  expect(sortOfSide('candidateName:asc', 'before')).toBe('candidateName:desc');
  expect(filtersOfSide('candidateName:asc', 'after', entry(5))).toEqual([
    { candidateName: { $gte: 'Ana Weber' } },
  ]);
  expect(filtersOfSide('candidateName:asc', 'before', entry(5))).toEqual([
    { candidateName: { $lte: 'Ana Weber' } },
  ]);
  expect(filtersOfSide('createdAt:desc', 'after', entry(5))).toEqual([
    { createdAt: { $lte: '2026-03-01T10:00:00.124Z' } },
  ]);
  expect(filtersOfSide('createdAt:asc', 'after', entry(5))).toEqual([
    { createdAt: { $gte: '2026-03-01T10:00:00.123Z' } },
  ]);
});

test('of equal scores the id decides, and those without one follow in both directions', () => {
  const rated = entry(5, { rating: 60 });
  const without = { rating: { $null: true } };
  expect(filtersOfSide('rating:desc', 'after', rated)).toEqual([
    { $or: [{ rating: { $lt: 60 } }, { rating: { $eq: 60 }, id: { $lt: 5 } }] },
    without,
  ]);
  expect(filtersOfSide('rating:asc', 'before', rated)).toEqual([
    { $or: [{ rating: { $lt: 60 } }, { rating: { $eq: 60 }, id: { $lt: 5 } }] },
  ]);
  expect(filtersOfSide('rating:asc', 'after', entry(5))).toEqual([{ ...without, id: { $gt: 5 } }]);
  expect(filtersOfSide('rating:asc', 'before', entry(5))).toEqual([
    { ...without, id: { $lt: 5 } },
    { rating: { $notNull: true } },
  ]);
});
