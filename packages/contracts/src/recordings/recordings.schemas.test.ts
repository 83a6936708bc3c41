import { expect, test } from 'vitest';
import { largestInterviewBytes, largestTakeBytes } from './recordings.schemas.ts';

test('an interview stores a few takes of each question, as many as its retakes need', () => {
  const each = largestTakeBytes(60, 'video') + largestTakeBytes(120, 'video');
  expect(largestInterviewBytes([60, 120], 0)).toBe(2 * each);
  expect(largestInterviewBytes([60, 120], 1)).toBe(3 * each);
  expect(largestInterviewBytes([60, 120], 9)).toBe(4 * each);
  expect(largestInterviewBytes([60, 120], null)).toBe(4 * each);
});

test('extra time gives more room', () => {
  expect(largestInterviewBytes([90], null)).toBeGreaterThan(largestInterviewBytes([60], null));
});
