import { expect, it } from 'vitest';
import { timeLimitLabel } from './time-limit.ts';

it('whole minutes are shown as minutes and everything else as seconds', () => {
  expect([60, 120, 300, 30, 90].map(timeLimitLabel)).toEqual([
    '1 minute',
    '2 minutes',
    '5 minutes',
    '30 seconds',
    '90 seconds',
  ]);
});
