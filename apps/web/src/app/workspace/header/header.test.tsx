// @vitest-environment happy-dom
import { updateUser } from '@nimble/contracts/accounts';
import { listNotifications } from '@nimble/contracts/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePreferences } from '../../../lib/preferences.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { Header } from './header.tsx';

const server = contractServer();
const button = () => screen.getByRole('button', { name: /^Switch to (light|dark) mode$/ });
const theme = () => document.documentElement.dataset['theme'];

test('a double click changes the theme once, even a slow one', async () => {
  changePreferences({ darkMode: true });
  server.answer(listNotifications, {
    data: [],
    meta: { pagination: { page: 1, pageSize: 20, pageCount: 0, total: 0 }, unread: 0 },
  });
  server.answer(updateUser, signedInUser());
  const person = show(<Header onOpenMenu={() => undefined} />, { user: signedInUser() });
  expect(button().title).toBe('Switch to light mode');
  await pressTwice(person, button(), {
    server,
    sends: [updateUser],
    shows: () =>
      waitFor(() => expect([theme(), button().getAttribute('aria-busy')]).toEqual(['light', null])),
  });
  // The second half of a slow double click comes after the answer.
  fireEvent.click(button(), { detail: 2 });
  expect(button().title).toBe('Switch to dark mode');
  await person.click(button());
  await waitFor(() => expect(theme()).toBe('dark'));
  expect(server.asked(updateUser)).toMatchObject([{ body: { theme: 'light' } }, { body: { theme: 'dark' } }]);
});
