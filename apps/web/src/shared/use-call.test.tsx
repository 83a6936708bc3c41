// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCall } from './use-call.ts';

afterEach(cleanup);

type Asked = { about: string | null; answer: (given: string) => void; refuse: (why: Error) => void };

/** A page that loads data, and its calls so far. */
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

test('nothing is loaded before its subject is known', async () => {
  const { asked, shows, show } = page(null);
  expect(asked).toEqual([]);
  show('link');
  asked[0]?.answer('here');
  await shows({ state: 'loaded', data: 'here' });
});

test('a failure stays visible while it is retried', async () => {
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

test('a late answer about another subject is dropped, and so is one for an unmounted page', async () => {
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

test('another call’s result is shown', async () => {
  const { asked, shows, result } = page('link');
  act(() => result.current.change(() => 'nothing to change'));
  await shows({ state: 'loading' });
  asked[0]?.answer('here');
  await shows({ state: 'loaded', data: 'here' });
  act(() => result.current.change((data) => `${data} and more`));
  await shows({ state: 'loaded', data: 'here and more' });
});
