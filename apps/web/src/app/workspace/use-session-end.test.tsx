// @vitest-environment happy-dom
import { signOut } from '@nimble/contracts/accounts';
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, remainingSession, storedToken } from '../../lib/session.ts';
import { contractServer } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useSessionEnd } from './use-session-end.ts';

const server = contractServer();
const client = new QueryClient();
afterEach(() => vi.useRealTimers());

function Page() {
  useSessionEnd(client);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <p>A page of the workspace</p>
      <button type="button" onClick={() => setLeaving(true)}>
        Leave
      </button>
      <SignOutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function open() {
  beginSession('token');
  return show(<Page />, { path: '/jobs' });
}

test('a person whose account is deleted sees that, not that the session has expired', async () => {
  open();
  act(() => void window.dispatchEvent(new CustomEvent('account-deleted', { detail: {} })));
  expect(await screen.findByText('Your account was deleted by an admin of your company.')).toBeDefined();
  expect(await screen.findByText('at /login')).toBeDefined();
  expect(screen.queryByText(/session has expired/i)).toBeNull();
  expect(storedToken()).toBeNull();
});

test('a double click signs out once, without a message', async () => {
  server.answer(signOut, { message: 'Signed out' });
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('Are you sure you want to sign out?')).toBeDefined();
  await pressTwice(person, screen.getByRole('button', { name: 'Sign out' }), {
    server,
    sends: [signOut],
    shows: () => screen.findByText('at /login'),
  });
  expect(storedToken()).toBeNull();
  expect(screen.queryByText(/deleted|expired|denied/i)).toBeNull();
});

const hour = 60 * 60_000;
const until = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a session ends after 24 hours, with a message at the sign-in', async () => {
  vi.useFakeTimers();
  open();
  until(24 * hour - 1);
  expect(remainingSession()).toBe(1);
  expect(screen.getByText('A page of the workspace')).toBeDefined();
  until(1);
  until(1);
  expect(screen.getByText('at /login')).toBeDefined();
  expect(storedToken()).toBeNull();
  vi.useRealTimers();
  expect(await screen.findByText('Session expired')).toBeDefined();
});

test.each([
  ['unauthorized', 'Your session has expired. Please log in again.'],
  ['forbidden', 'Access denied. You do not have permission to perform this action.'],
] as const)(
  'after a refused call (%s) the page stays for a second, then the root follows',
  async (end, text) => {
    vi.useFakeTimers();
    open();
    act(() => endSession(end));
    until(999);
    expect(screen.getByText('A page of the workspace')).toBeDefined();
    until(1);
    expect(screen.getByText('at /')).toBeDefined();
    vi.useRealTimers();
    expect(await screen.findByText(text)).toBeDefined();
  },
);
