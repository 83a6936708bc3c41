// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCall } from './use-call.ts';

afterEach(cleanup);

type Asked = { about: string | null; answer: (given: string) => void; refuse: (why: Error) => void };

/** A page that asks, and what it has asked so far. */
function page(first: string | null) {
  const asked: (Asked & { signal: AbortSignal })[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ about }) =>
      useCall(about, (signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        asked.push({ about, signal, answer: resolve, refuse: reject });
        return promise;
      }),
    { initialProps: { about: first } },
  );
  const shows = (expected: object) => waitFor(() => expect(result.current.called).toEqual(expected));
  return { asked, shows, result, unmount, show: (about: string | null) => rerender({ about }) };
}

test('nothing is asked before it is known what', async () => {
  const { asked, shows, show } = page(null);
  expect(asked).toEqual([]);
  show('link');
  asked[0]?.answer('here');
  await shows({ state: 'loaded', data: 'here' });
});

test('a failure stays in view while it is asked again', async () => {
  const { asked, shows, result } = page('link');
  const error = new Error('no line');
  asked[0]?.refuse(error);
  await shows({ state: 'failed', error, isRetrying: false });
  act(() => result.current.load());
  await shows({ state: 'failed', error, isRetrying: true });
  asked[1]?.answer('here');
  await shows({ state: 'loaded', data: 'here' });
  act(() => result.current.load());
  await shows({ state: 'loaded', data: 'here' });
  expect(asked).toHaveLength(3);
});

test('an answer about something else comes too late, and so does one to a page that was left', async () => {
  const { asked, shows, show, unmount } = page('first');
  show('second');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer('second');
  await shows({ state: 'loaded', data: 'second' });
  asked[0]?.answer('first');
  await shows({ state: 'loaded', data: 'second' });
  unmount();
  expect(asked[1]?.signal.aborted).toBe(true);
});

test('what another call has changed is shown', async () => {
  const { asked, shows, result } = page('link');
  act(() => result.current.change(() => 'nothing to change'));
  await shows({ state: 'loading' });
  asked[0]?.answer('here');
  await shows({ state: 'loaded', data: 'here' });
  act(() => result.current.change((data) => `${data} and more`));
  await shows({ state: 'loaded', data: 'here and more' });
});
