import { expect, test } from 'vitest';
import { createRestarts } from './restarts.mjs';

test('delays grow while it fails at once, and the fifth end within a minute is the last', () => {
  let now = 0;
  const restarts = createRestarts(() => now);
  const pauses = Array.from({ length: 5 }, () => {
    const startedAt = now;
    now += 100;
    return restarts.pauseAfterEnd(startedAt);
  });
  expect(pauses).toEqual([500, 1000, 2000, 4000, undefined]);
});

test('a server that fails now and then is restarted without end; the delay is bounded and short after a long run', () => {
  let now = 0;
  const restarts = createRestarts(() => now);
  const endAfter = (seconds) => {
    const startedAt = now;
    now += seconds * 1000;
    return restarts.pauseAfterEnd(startedAt);
  };
  expect(Array.from({ length: 9 }, () => endAfter(20))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect(endAfter(61)).toBe(500);
});
