// @vitest-environment happy-dom
import { confirmEmailChange, openEmailChange } from '@nimble/contracts/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const server = contractServer();
const open = (at = '/confirm-email#mailed') => show(<ConfirmEmailPage />, { path: '/confirm-email', at });
const confirm = () => screen.findByRole('button', { name: 'Confirm' });
const heading = (name: string) => screen.findByRole('heading', { name });
const offer = () => server.answer(openEmailChange, { data: { email: 'new@example.com' } });

test('only a press changes the address, and a double click once', async () => {
  offer();
  server.answer(confirmEmailChange, { message: 'Changed' });
  const person = open();
  const button = await confirm();
  expect(screen.getByText(/sign in to Nimble with new@example\.com/)).toBeDefined();
  expect(server.asked(confirmEmailChange)).toEqual([]);
  await pressTwice(person, button, {
    server,
    sends: [confirmEmailChange],
    shows: () => heading('Your email address has been changed'),
  });
  expect(server.asked(confirmEmailChange)).toMatchObject([{ body: { code: 'mailed' } }]);
  expect(document.activeElement).toBe(await heading('Your email address has been changed'));
  await person.click(screen.getByRole('link', { name: 'Go to your profile' }));
  expect(await screen.findByText('at /settings/profile')).toBeDefined();
});

test.each([
  ['account.email_taken', 'This address is already in use'],
  ['account.email_link_invalid', 'This link no longer works'],
] as const)('%s says what happened, and where to go on', async (code, title) => {
  offer();
  server.answer(confirmEmailChange, refusal(code));
  const person = open();
  await person.click(await confirm());
  await waitFor(async () => expect(document.activeElement).toBe(await heading(title)));
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeDefined();
});

test('a link that was used says so at once, and so does an address without a code', async () => {
  server.answer(openEmailChange, refusal('account.email_link_invalid'));
  open();
  expect(await heading('This link no longer works')).toBeDefined();
});

test('without a code it asks the server for nothing', async () => {
  open('/confirm-email');
  expect(await heading('This link no longer works')).toBeDefined();
});

test('a failed call can be repeated, and the link stays', async () => {
  server.answer(openEmailChange, refusal('server.failed'));
  const person = open();
  await heading('Failed to check the link');
  offer();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  server.answer(confirmEmailChange, refusal('server.failed'));
  await person.click(await confirm());
  expect(await screen.findByRole('alert')).toBeDefined();
  server.answer(confirmEmailChange, { message: 'Changed' });
  await person.click(await confirm());
  expect(await heading('Your email address has been changed')).toBeDefined();
});
