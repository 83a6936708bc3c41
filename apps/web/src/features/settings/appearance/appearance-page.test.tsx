// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { updateUser } from '@nimble/contracts/accounts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { tabTo } from '../../../testing/keyboard.ts';
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

test('choices are kept in this browser, and the next page has them before it is painted', async () => {
  server.answer(updateUser, signedInUser({ theme: 'dark' }));
  const person = show(<AppearancePage />, { path: '/settings/appearance', user: signedInUser() });
  for (const name of ['Dark mode', 'Compact view', 'Auto-save drafts']) {
    await tabTo(person, screen.getByRole('switch', { name }));
    await person.keyboard(' ');
  }
  await waitFor(() => expect(server.asked(updateUser)).toMatchObject([{ body: { theme: 'dark' } }]));
  const { dataset } = document.documentElement;
  expect([theme(), dataset['density']]).toEqual(['dark', 'compact']);
  expect(JSON.parse(localStorage.getItem('nimble_settings') ?? '')).toEqual({
    darkMode: true,
    compactView: true,
    autoSave: false,
    opensNext: false,
    asksForMail: true,
  });

  const { dataset: next } = document.createElement('html');
  const script = readFileSync(join(import.meta.dirname, '../../../../public/theme.js'), 'utf8');
  runInNewContext(script, { localStorage, matchMedia, document: { documentElement: { dataset: next } } });
  expect([next['theme'], next['density']]).toEqual(['dark', 'compact']);
});
