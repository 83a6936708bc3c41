// @vitest-environment happy-dom
import { forgotPassword, login, register } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { ForgotPasswordPage } from '../password/forgot-password-page.tsx';
import { RegisterPage } from '../registration/register-page.tsx';
import { LoginPage } from './login-page.tsx';

const server = contractServer();

beforeEach(() => {
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  });
  server.answer(login, { jwt: 'a.token.of', user: signedInUser() });
});

/** The pages before a session, opened by a link to a candidate. */
function open(askedFor: string): UserEvent {
  const pages = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/candidates/7" element={<p>The candidate</p>} />
      <Route path="/dashboard" element={<p>The dashboard</p>} />
    </Routes>
  );
  return show(pages, { path: '/*', at: { pathname: '/login', state: { askedFor } } });
}

const follow = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('link', { name }));

async function logIn(person: UserEvent): Promise<void> {
  await person.type(await screen.findByLabelText('Email'), 'mara@mill.example');
  await person.type(screen.getByLabelText('Password'), 'Harbour7x');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
}

async function signUp(person: UserEvent): Promise<void> {
  await follow(person, 'Sign up');
  await person.type(await screen.findByLabelText('Company'), 'Mara’s Mill');
  await person.type(screen.getByLabelText('Username'), 'mara');
  await person.type(screen.getByLabelText('Email'), 'mara@mill.example');
  await person.type(screen.getByLabelText('Password'), 'Harbour7x');
  await person.type(screen.getByLabelText('Confirm password'), 'Harbour7x');
  server.answer(register, { message: 'Registered', confirmed: false });
  await person.click(screen.getByRole('button', { name: 'Create account' }));
  await follow(person, 'Go to login');
}

async function askForReset(person: UserEvent): Promise<void> {
  await follow(person, 'Forgot password?');
  await person.type(await screen.findByLabelText('Email'), 'mara@mill.example');
  server.answer(forgotPassword, { message: 'Sent' });
  await person.click(screen.getByRole('button', { name: 'Send reset link' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  await follow(person, 'Back to login');
}

async function turnBack(person: UserEvent): Promise<void> {
  await follow(person, 'Sign up');
  await follow(person, 'Log in');
  await follow(person, 'Forgot password?');
  await follow(person, 'Back to login');
}

test.each([
  ['signing up', signUp],
  ['asking for a new password', askForReset],
  ['looking at both and turning back', turnBack],
])('a person who asked for a page comes to it after %s', async (_way, go) => {
  const person = open('/candidates/7');
  await go(person);
  await logIn(person);
  expect(await screen.findByText('The candidate')).toBeDefined();
});

test('an address that is no path of the workspace is not followed after these pages either', async () => {
  const person = open('//evil.example/candidates/7');
  await askForReset(person);
  await logIn(person);
  expect(await screen.findByText('The dashboard')).toBeDefined();
});
