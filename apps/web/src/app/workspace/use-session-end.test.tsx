// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginSession, endSession, storedToken } from '../../lib/session.ts';
import { show } from '../../testing/show.tsx';
import { useSessionEnd } from './use-session-end.ts';

const client = new QueryClient();

function Page() {
  useSessionEnd(client);
  return <p>A page of the workspace</p>;
}

function open(): void {
  beginSession('token');
  show(<Page />, { path: '/jobs' });
}

test('a person whose account is deleted sees that, not that the session has expired', async () => {
  open();
  act(() => void window.dispatchEvent(new CustomEvent('account-deleted', { detail: {} })));
  expect(await screen.findByText('Your account was deleted by an admin of your company.')).toBeDefined();
  expect(await screen.findByText('at /login')).toBeDefined();
  expect(screen.queryByText(/session has expired/i)).toBeNull();
  expect(storedToken()).toBeNull();
});

test('signing out shows no message', async () => {
  open();
  act(() => endSession('signed-out'));
  expect(await screen.findByText('at /login')).toBeDefined();
  expect(screen.queryByText(/deleted|expired|denied/i)).toBeNull();
});
