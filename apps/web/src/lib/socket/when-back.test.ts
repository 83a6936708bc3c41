/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenBack } from './when-back.ts';

let isUp = true;
const ask = vi.fn(async () => (isUp ? new Response() : Promise.reject(new TypeError('Failed to fetch'))));

beforeEach(() => {
  isUp = true;
  ask.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a server that comes back is noticed within five seconds, once', async () => {
  isUp = false;
  const onBack = vi.fn();
  const stop = whenBack(onBack);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onBack).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(5000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onBack).toHaveBeenCalledTimes(1);
  stop();
});

test('a server that was never away is not reported', async () => {
  const onBack = vi.fn();
  const stop = whenBack(onBack);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(10);
  expect(onBack).not.toHaveBeenCalled();
  stop();
});

test('a hidden tab does not look, nor does a page that has stopped', async () => {
  const isVisible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const stop = whenBack(vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  isVisible.mockReturnValue('visible');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});
