import type { User } from '@nimble/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach } from 'vitest';
import { CurrentUserContext } from '../lib/current-user.ts';

// Awaited elements appear at once, unless the machine is busy.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // Toasts are outside of the page.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** Shows the current address. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

/**
 * Renders a page at an address, as in the app: other addresses show "at /path" in its place.
 * @returns a user who clicks and types.
 */
export function show(
  page: ReactNode,
  {
    path = '/',
    at = path,
    user,
  }: { path?: string; at?: string | { pathname: string; state: unknown }; user?: User } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  render(
    <QueryClientProvider client={client}>
      <CurrentUserContext value={user ?? null}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </CurrentUserContext>
    </QueryClientProvider>,
  );
  // Without a delay after each key, which only takes time here. A new dialog takes the pointer one rendering after it is
  // shown: a person is slower, and a test on a busy machine is not.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
