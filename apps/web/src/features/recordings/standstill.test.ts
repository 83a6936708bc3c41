import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Standstill } from './standstill.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a gap in the clock is noticed once; slow ticks, a pause and a clock that is set back are none', () => {
  const standstill = new Standstill();
  const after = (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
    return standstill.hasPassed();
  };
  expect([200, 3000, 60_000, 200, -3_600_000, 200].map(after)).toEqual([
    ...[false, false, true],
    ...[false, false, false],
  ]);
  vi.setSystemTime(Date.now() + 60_000);
  standstill.begin();
  expect(after(200)).toBe(false);
});
