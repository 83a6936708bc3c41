import { expect, test } from 'vitest';
import { longestAnswering, poolName, poolSize } from './pool-size.ts';

const questions = [
  { pool: 1, time_limit: 60 },
  { pool: null, time_limit: 30 },
  { pool: 1, time_limit: 300 },
  { time_limit: 10 },
  { pool: 1, time_limit: 120 },
];

test('an interview can take the time of all questions outside pools, and of the longest that a pool draws', () => {
  expect(longestAnswering(questions, [{ draw: 2 }])).toBe(30 + 10 + 300 + 120);
  expect(longestAnswering(questions.slice(3, 4), [])).toBe(10);
});

test('pools have letters, and count their questions', () => {
  expect([poolName(1), poolName(10)]).toEqual(['A', 'J']);
  expect([poolSize(questions, 1), poolSize(questions, 2)]).toEqual([3, 0]);
});
