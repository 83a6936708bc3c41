import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForStop } from './signals.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const before = names.map((name) => process.listeners(name));

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const [index, name] of names.entries()) {
    for (const listener of process.listeners(name)) {
      if (!before[index]?.includes(listener)) process.off(name, listener);
    }
  }
});

test('one Ctrl-C that arrives on several paths counts once, and a second one hurries', () => {
  const { stop, hurry } = listenForStop();
  expect(stop.aborted).toBe(false);
  process.emit('SIGINT');
  process.emit('SIGINT');
  process.emit('SIGTERM');
  expect([stop.aborted, hurry.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  process.emit('SIGINT');
  expect(hurry.aborted).toBe(true);
});
