import { expect, test } from 'vitest';
import { clockOf } from './formats.ts';

test('a duration has as many full seconds as on the page of the candidate', () => {
  expect(clockOf(10.6)).toEqual({ minutes: '0', seconds: '10' });
  expect(clockOf(119.96)).toEqual({ minutes: '1', seconds: '59' });
});
