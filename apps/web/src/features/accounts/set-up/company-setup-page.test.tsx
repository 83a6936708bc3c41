// @vitest-environment happy-dom
import { currentUser, registerCompany, signOut } from '@nimble/contracts/accounts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { beginSession, storedToken } from '../../../lib/session.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { CompanySetupPage } from './company-setup-page.tsx';

const server = contractServer();

beforeEach(() => {
  server.answer(currentUser, { ...signedInUser(), company: null });
  beginSession('a.token.of');
});

test('a double click creates the company once, and leads to the dashboard', async () => {
  server.answer(registerCompany, { message: 'Registered', user: signedInUser() });
  const person = show(<CompanySetupPage />, { path: '/company-setup' });
  await person.type(screen.getByLabelText('Company'), 'Another Mill');
  await pressTwice(person, screen.getByRole('button', { name: 'Continue' }), {
    server,
    sends: [registerCompany],
    shows: () => screen.findByText('at /dashboard'),
  });
  expect(server.asked(registerCompany)).toMatchObject([{ body: { company: 'Another Mill' } }]);
});

test('who leaves instead signs out once', async () => {
  server.answer(signOut, { message: 'Signed out' });
  const person = show(<CompanySetupPage />, { path: '/company-setup' });
  await pressTwice(person, screen.getByRole('button', { name: 'Sign out' }), {
    server,
    sends: [signOut],
    shows: () => screen.findByText('at /login'),
  });
  expect(storedToken()).toBeNull();
});
