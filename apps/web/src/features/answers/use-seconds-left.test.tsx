// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('setting the clock of the device changes nothing of the time that is left', () => {
  vi.useFakeTimers();
  const endsAt = performance.now() + 60_000;
  const { result } = renderHook(() => useSecondsLeft(endsAt));
  expect(result.current).toBe(60);
  for (const hours of [2, -2]) {
    vi.setSystemTime(Date.now() + hours * 60 * 60_000);
    act(() => void vi.advanceTimersByTime(10_000));
  }
  expect(result.current).toBe(40);
});
