// @vitest-environment happy-dom
import { openStaffInvitation, resetPassword } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';

const server = contractServer();
beforeEach(() =>
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  }),
);
const open = (query = '') =>
  show(<ChangePasswordPage />, {
    path: '/change-password/:verificatationCode',
    at: `/change-password/abc${query}`,
  });

test('an invited colleague sees the company and the inviter, and joins', async () => {
  server.answer(openStaffInvitation, {
    data: { company: 'Alder & Finch', email: 'ruth@example.com', invitedBy: 'Ada Hall' },
    isValid: true,
  });
  server.answer(resetPassword, { message: 'Done' });
  const person = open();
  expect(await screen.findByRole('heading', { name: 'Join Alder & Finch' })).toBeDefined();
  expect(screen.getByText(/Ada Hall has invited you.*ruth@example.com/)).toBeDefined();
  await person.type(screen.getByLabelText(/New password/), 'Harbour7x');
  await person.type(screen.getByLabelText(/Confirm password/), 'Harbour7x');
  await pressTwice(person, screen.getByRole('button', { name: 'Join Alder & Finch' }), {
    server,
    sends: [resetPassword],
    shows: () => screen.findByText('Welcome to the team! Sign in with your new password.'),
  });
  expect(await screen.findByText('at /login')).toBeDefined();
});

test('the code of a reset changes the password', async () => {
  server.answer(openStaffInvitation, { data: null, isValid: true });
  open();
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeDefined();
  expect(screen.getByLabelText(/New password/)).toBeDefined();
});

test('the link of a reset that is over says so before a password is typed', async () => {
  server.answer(openStaffInvitation, { data: null, isValid: false });
  open();
  expect(await screen.findByText(/link is invalid or has expired/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  expect(screen.queryByLabelText(/password/)).toBeNull();
  expect(screen.queryByText('You will be signed out everywhere.')).toBeNull();
});

test('a link that cannot be checked still changes the password', async () => {
  server.answer(openStaffInvitation, refusal('request.too_many'));
  open();
  expect(await screen.findByLabelText(/New password/)).toBeDefined();
});

test('the link of an invitation that was used leads to signing in, not to a reset', async () => {
  server.answer(openStaffInvitation, { data: null, isValid: false });
  open('?invitation');
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByText(/reset|Change password/)).toBeNull();
  expect(document.title).toContain('This invitation no longer works');
});

test('an invitation that is used elsewhere meanwhile says so too', async () => {
  server.answer(openStaffInvitation, {
    data: { company: 'Alder & Finch', email: 'ruth@example.com', invitedBy: null },
    isValid: true,
  });
  server.answer(resetPassword, refusal('account.reset_invalid'));
  const person = open('?invitation');
  await person.type(await screen.findByLabelText(/New password/), 'Harbour7x');
  await person.type(screen.getByLabelText(/Confirm password/), 'Harbour7x');
  await person.click(screen.getByRole('button', { name: 'Join Alder & Finch' }));
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeDefined();
  expect(screen.queryByText(/reset/)).toBeNull();
  expect(document.title).toContain('This invitation no longer works');
});
