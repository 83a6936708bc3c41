// @vitest-environment happy-dom
import {
  askForEmailChange,
  cancelEmailChange,
  findEmailChange,
  resendEmailChange,
} from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressByKeys, tabTo, typeByKeys } from '../../../testing/keyboard.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { EmailCard } from './email-card.tsx';

const server = contractServer();
const user = signedInUser();
const waiting = { email: 'new@example.com', expiresAt: '2026-11-30T10:00:00.000Z' };

/** What the server has of it, as each call changes it. */
let stored: typeof waiting | null;
beforeEach(() => {
  stored = null;
  server.answer(findEmailChange, () => ({ data: stored }));
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  });
});
const open = (shown = user) => show(<EmailCard />, { user: shown });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const isWaiting = () => screen.findByText('Waiting for confirmation of new@example.com');

test('a double click asks once, by address and password, and the card waits for the confirmation', async () => {
  server.answer(askForEmailChange, () => ({ data: (stored = waiting) }));
  const person = open();
  expect(await screen.findByText(user.email)).toBeDefined();
  await person.click(await button('Change email'));
  const asking = await dialog();
  await person.type(asking.getByLabelText('New email'), ' new@example.com ');
  await person.type(asking.getByLabelText('Current password'), 'Secret12');
  await pressTwice(person, asking.getByRole('button', { name: 'Send link' }), {
    server,
    sends: [askForEmailChange],
    shows: isWaiting,
  });
  expect(server.asked(askForEmailChange)).toMatchObject([
    { body: { email: 'new@example.com', currentPassword: 'Secret12' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(user.email)).toBeDefined();
});

test('by keyboard: what is wrong shows at its field, and the input stays', async () => {
  const person = open();
  await tabTo(person, await button('Change email'));
  await person.keyboard('{Enter}');
  const asking = await dialog();
  const email = asking.getByLabelText<HTMLInputElement>('New email');
  await waitFor(() => expect(document.activeElement).toBe(email));
  await typeByKeys(person, 'New email', 'w'.repeat(400));
  await pressByKeys(person, 'Send link');
  expect(await asking.findByText('Please enter a valid email address')).toBeDefined();
  expect(asking.getByText('Current password is required')).toBeDefined();
  expect(server.asked(askForEmailChange)).toEqual([]);

  await typeByKeys(person, 'New email', 'new@example.com');
  await person.keyboard('{Tab}Wrong123');
  for (const [code, path, message, label] of [
    ['profile.password_wrong', 'currentPassword', 'The current password is incorrect', 'Current password'],
    ['profile.email_unchanged', 'email', 'This is your email address already', 'New email'],
  ] as const) {
    server.answer(askForEmailChange, refusal(code, { errors: [{ path, code, message }] }));
    await pressByKeys(person, 'Send link');
    expect(await asking.findByText(message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(asking.getByLabelText(label)));
  }
  expect(email.value).toBe('new@example.com');
});

test('double clicks resend the email once, and cancel once', async () => {
  stored = waiting;
  server.answer(resendEmailChange, { data: waiting });
  server.answer(cancelEmailChange, () => {
    stored = null;
    return { message: 'Kept' };
  });
  const person = open();
  await isWaiting();
  await pressTwice(person, await button('Resend email'), {
    server,
    sends: [resendEmailChange],
    shows: () => waitFor(() => expect(server.asked(findEmailChange)).toHaveLength(2)),
  });
  await pressTwice(person, await button('Cancel change'), {
    server,
    sends: [cancelEmailChange],
    shows: () => waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull()),
  });
  // The pressed button is gone; the next Tab leads to "Change email".
  expect(document.activeElement?.textContent).toContain(user.email);
});

test('a change that was confirmed elsewhere is over, and no longer shown', async () => {
  stored = waiting;
  server.answer(resendEmailChange, () => {
    stored = null;
    return refusal('request.not_found');
  });
  const person = open();
  await isWaiting();
  await person.click(await button('Resend email'));
  await waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull());
});

test('only who also signs in with Google reads that a confirmed new address ends it', async () => {
  const ends = /you can no longer sign in with Google/;
  for (const googleLinked of [true, false]) {
    cleanup();
    const person = open(signedInUser({ googleLinked }));
    await person.click(await button('Change email'));
    const asking = await dialog();
    expect(asking.queryByText(ends) !== null).toBe(googleLinked);
  }
});

test('who signs in with Google reads why the address stays', async () => {
  open(signedInUser({ provider: 'google' }));
  expect(await screen.findByText(/^You sign in with Google, so this is the address/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
