import { BroadcastChannel } from 'node:worker_threads';
import { afterAll } from 'vitest';

// Every browser has it, and msw needs it; a page of the tests lacks it.
globalThis.BroadcastChannel ??= BroadcastChannel as typeof globalThis.BroadcastChannel;

/**
 * A page that is closed takes its timers along. Here they are the process's, which goes on with the next file: one that
 * ends later, as the pause before a retry, would find no window.
 */
const timers = new Set<NodeJS.Timeout>();
function remembered<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
  return new Proxy(start, {
    apply(target, page, given) {
      const timer = Reflect.apply(target, page, given);
      timers.add(timer);
      return timer;
    },
  });
}
globalThis.setTimeout = remembered(globalThis.setTimeout);
globalThis.setInterval = remembered(globalThis.setInterval);
afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});

// A busy machine renders slowly: what waits for an element may take as long as what polls for a value.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}
