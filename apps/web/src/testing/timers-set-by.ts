import { vi } from 'vitest';

/** The milliseconds of the timers that an action sets at once. */
export function timersSetBy(action: () => void): (number | undefined)[] {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  action();
  const milliseconds = timer.mock.calls.map(([, delay]) => delay);
  timer.mockRestore();
  return milliseconds;
}
