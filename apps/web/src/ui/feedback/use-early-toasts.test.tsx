// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEarlyToasts } from './use-early-toasts.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./toaster.tsx', () => {
  loaded();
  return {};
});

test('messages can be shown although the server is gone by the first one', async () => {
  vi.useFakeTimers();
  renderHook(useEarlyToasts);
  expect(loaded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
});
