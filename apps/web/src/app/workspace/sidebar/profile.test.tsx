// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as socket from '../../../lib/socket/socket.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { Profile } from './profile.tsx';

vi.mock('../../../lib/socket/socket.ts', { spy: true });

afterEach(() => vi.restoreAllMocks());

test('a person whose tab is connected is online', () => {
  vi.mocked(socket.useConnectionState).mockReturnValue('connected');
  show(<Profile isCollapsed={false} />, { user: signedInUser() });
  expect(screen.getByText('Online')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a connection that failed says so, and can be tried again', async () => {
  vi.mocked(socket.useConnectionState).mockReturnValue('failed');
  const connectAgain = vi.mocked(socket.connectAgain).mockReturnValue();
  const person = show(<Profile isCollapsed={false} />, { user: signedInUser() });
  expect(screen.getByText('Failed to connect after 5 attempts')).toBeDefined();
  await person.click(screen.getByRole('button'));
  expect(connectAgain).toHaveBeenCalledOnce();
});
