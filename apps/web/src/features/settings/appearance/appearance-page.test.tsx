// @vitest-environment happy-dom
import { updateUser } from '@nimble/contracts/accounts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { AppearancePage } from './appearance-page.tsx';

const server = contractServer();
const theme = () => document.documentElement.dataset['theme'];

test('a double click changes the theme once, even a slow one', async () => {
  server.answer(updateUser, signedInUser());
  const person = show(<AppearancePage />, { path: '/settings/appearance', user: signedInUser() });
  const dark = screen.getByRole<HTMLInputElement>('switch', { name: 'Dark mode' });
  await pressTwice(person, dark, {
    server,
    sends: [updateUser],
    shows: () => waitFor(() => expect([theme(), dark.getAttribute('aria-busy')]).toEqual(['dark', null])),
  });
  // The second half of a slow double click comes after the answer.
  fireEvent.click(dark, { detail: 2 });
  await person.click(dark);
  await waitFor(() => expect(theme()).toBe('light'));
  expect(server.asked(updateUser)).toMatchObject([{ body: { theme: 'dark' } }, { body: { theme: 'light' } }]);
});
