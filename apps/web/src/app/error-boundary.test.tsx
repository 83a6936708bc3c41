// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

/** A page whose code cannot be loaded. */
function open() {
  // React reports the failure, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  return show(
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
}

test.each([
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with a proxy that does not find the server', () => Promise.resolve(new Response(null, { status: 502 }))],
])('%s a page says that the server cannot be reached, and is reloaded once it can', async (_name, answer) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const person = open();
  expect(await screen.findByText('We can’t reach the server')).toBeDefined();
  const again = screen.getByRole('button', { name: 'Try again' });
  await person.click(again);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();

  fetched.mockResolvedValue(new Response());
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  await person.dblClick(again);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('with a server that answers, the page itself has failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  open();
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});
