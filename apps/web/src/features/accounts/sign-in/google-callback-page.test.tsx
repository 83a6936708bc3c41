// @vitest-environment happy-dom
import { googleCallback, linkGoogle, login } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { GoogleButton } from './google-button.tsx';
import { GoogleCallbackPage } from './google-callback-page.tsx';
import { LoginPage } from './login-page.tsx';

const server = contractServer();

/** Goes to Google from the login page, which knows what page the person wanted. */
async function leaveForGoogle(askedFor?: string) {
  server.answer(publicSettings, {
    data: { signInMethods: ['password', 'google'], registration: 'open', mails: 'sent' },
  });
  const person = show(<GoogleButton />, { path: '/login', at: { pathname: '/login', state: { askedFor } } });
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  // The test has no Google to go to.
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  cleanup();
}

/** Comes back from Google. @param token one for each test, because each is sent once. */
function comeBack(token: string) {
  server.answer(googleCallback, { jwt: 'a.token.of', user: signedInUser() });
  show(<GoogleCallbackPage />, { path: '/callback', at: `/callback#access_token=${token}` });
}

test('a person who followed a link into the workspace is there after signing in with Google', async () => {
  await leaveForGoogle('/candidates/7?tab=notes');
  comeBack('first');
  expect(await screen.findByText('at /candidates/7?tab=notes')).toBeDefined();
});

test('an address that is no path of the workspace leads to the dashboard', async () => {
  await leaveForGoogle('//evil.example/candidates');
  comeBack('second');
  expect(await screen.findByText('at /dashboard')).toBeDefined();
});

test('a later sign-in without such a link leads to the dashboard', async () => {
  await leaveForGoogle('/candidates/7');
  await leaveForGoogle();
  comeBack('third');
  expect(await screen.findByText('at /dashboard')).toBeDefined();
});

test('a person whose account needs its password once is at that page after it', async () => {
  await leaveForGoogle('/candidates/7');
  server.answer(login, { jwt: 'a.token.of', user: signedInUser() });
  server.answer(linkGoogle, { message: 'Linked' });
  const pages = (
    <Routes>
      <Route path="/callback" element={<GoogleCallbackPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/candidates/7" element="the candidate" />
    </Routes>
  );
  const person = show(pages, { path: '*', at: '/callback#error=passwordAccount' });
  await person.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await person.type(screen.getByLabelText('Password'), 'Secret123');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('the candidate')).toBeDefined();
});

test('a person who cancels at Google is back at the login page, without an error', async () => {
  const [info, error] = [vi.spyOn(toast, 'info'), vi.spyOn(toast, 'error')];
  show(<GoogleCallbackPage />, { path: '/callback', at: '/callback#error=canceled' });
  expect(await screen.findByText('at /login')).toBeDefined();
  expect(info).toHaveBeenCalledWith('Google sign-in was canceled');
  expect(error).not.toHaveBeenCalled();
});

// A proxy in between may have answered in the server's place.
test.each([
  ['a page', () => new Response('<!doctype html>')],
  ['nothing', () => Response.json(null)],
  ['data without a session', () => Response.json({ ok: true })],
])('an exchange that is answered by %s leads back to the login page with an error', async (token, answer) => {
  const error = vi.spyOn(toast, 'error');
  server.answer(googleCallback, answer());
  show(<GoogleCallbackPage />, { path: '/callback', at: `/callback#access_token=${token}` });
  expect(await screen.findByText('at /login')).toBeDefined();
  expect(error).toHaveBeenCalledWith('Invalid response from server');
});
