// @vitest-environment happy-dom
import { login, loginByCode } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedToken } from '../../../lib/session.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { LoginPage } from './login-page.tsx';

const server = contractServer();
const button = () => screen.getByRole('button', { name: 'Log in' });

beforeEach(() => {
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  });
});

async function open() {
  const person = show(<LoginPage />, { path: '/login' });
  await person.type(screen.getByLabelText('Email'), ' ada@example.com ');
  await person.type(screen.getByLabelText('Password'), 'Secret123');
  return person;
}

test('missing or invalid fields show their error, and nothing is sent', async () => {
  const person = show(<LoginPage />, { path: '/login' });
  await person.type(screen.getByLabelText('Email'), 'ada');
  await person.click(button());
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(server.asked(login)).toEqual([]);
});

test('after the setup of the master account its address is there already', () => {
  show(<LoginPage />, {
    path: '/login',
    at: { pathname: '/login', state: { email: 'master@nimble.local' } },
  });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('master@nimble.local');
});

test('a wrong password shows an error above the form, which keeps its input', async () => {
  server.answer(login, refusal('account.invalid_credentials'));
  const person = await open();
  await person.click(button());
  expect(await screen.findByText('Invalid email or password')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value.trim()).toBe('ada@example.com');
  expect(server.asked(login).map(({ body }) => body)).toEqual([
    { identifier: 'ada@example.com', password: 'Secret123' },
  ]);
});

test('a person who followed a link into the workspace is there after signing in', async () => {
  server.answer(login, { jwt: 'a.token.of', user: signedInUser() });
  const at = { pathname: '/login', state: { askedFor: '/candidates/7?tab=notes' } };
  const person = show(<LoginPage />, { path: '/login', at });
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await person.type(screen.getByLabelText('Password'), 'Secret123');
  await person.click(button());
  expect(await screen.findByText('at /candidates/7?tab=notes')).toBeDefined();
});

test('an address that is no path of the workspace leads to the dashboard', async () => {
  server.answer(login, { jwt: 'a.token.of', user: signedInUser() });
  const at = { pathname: '/login', state: { askedFor: '//evil.example/candidates' } };
  const person = show(<LoginPage />, { path: '/login', at });
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await person.type(screen.getByLabelText('Password'), 'Secret123');
  await person.click(button());
  expect(await screen.findByText('at /dashboard')).toBeDefined();
});

test('a double click signs in once, and leads to the dashboard', async () => {
  server.answer(login, { jwt: 'a.token.of', user: signedInUser() });
  const person = await open();
  await pressTwice(person, button(), {
    server,
    sends: [login],
    shows: () => screen.findByText('Welcome back!'),
  });
  expect(await screen.findByText('at /dashboard')).toBeDefined();
  expect(storedToken()).toBe('a.token.of');
});

test('pressing Enter twice signs in once', async () => {
  server.answer(login, { jwt: 'a.token.of', user: signedInUser() });
  const person = await open();
  const answer = server.hold();
  await person.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(server.asked(login)).toHaveLength(1));
  answer();
  expect(await screen.findByText('at /dashboard')).toBeDefined();
  expect(server.asked(login)).toHaveLength(1);
});

test('a user without a company goes to its set-up', async () => {
  server.answer(login, { jwt: 'a.token.of', user: { ...signedInUser(), company: null } });
  const person = await open();
  await person.click(button());
  expect(await screen.findByText('at /company-setup')).toBeDefined();
});

test('the theme of the user is shown in a browser where none was chosen', async () => {
  server.answer(login, { jwt: 'a.token.of', user: signedInUser({ theme: 'dark' }) });
  const person = await open();
  await person.click(button());
  expect(await screen.findByText('at /dashboard')).toBeDefined();
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('a refused recovery code has a text of its own', async () => {
  server.answer(login, {
    twoFactor: { challenge: 'of this sign-in', expiresAt: '2026-05-04T12:00:00.000Z' },
  });
  const person = await open();
  await person.click(button());
  await person.type(await screen.findByLabelText('Code'), 'AAAA-BBBB-CCCC-DDDD');
  server.answer(loginByCode, refusal('two_factor.recovery_code_invalid'));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^This recovery code is incorrect or was already used/)).toBeDefined();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});

test('a second factor is required before signing in, and sent once by a double click', async () => {
  server.answer(login, {
    twoFactor: { challenge: 'of this sign-in', expiresAt: '2026-05-04T12:00:00.000Z' },
  });
  const person = await open();
  await pressTwice(person, button(), {
    server,
    sends: [login],
    shows: () => screen.findByRole('heading', { name: 'Enter your code' }),
  });
  expect(storedToken()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));

  server.answer(loginByCode, { jwt: 'a.token.of', user: signedInUser() });
  await person.type(screen.getByLabelText('Code'), '123456');
  await pressTwice(person, screen.getByRole('button', { name: 'Continue' }), {
    server,
    sends: [loginByCode],
    shows: () => screen.findByText('Welcome back!'),
  });
  expect(await screen.findByText('at /dashboard')).toBeDefined();
});
