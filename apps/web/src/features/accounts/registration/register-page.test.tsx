// @vitest-environment happy-dom
import { register, sendVerification } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { RegisterPage } from './register-page.tsx';

const server = contractServer();

test('a double click signs up once, and another one asks for one more verification email', async () => {
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  });
  server.answer(register, { message: 'Registered', confirmed: false });
  const person = show(<RegisterPage />);
  await person.type(screen.getByLabelText('Company'), 'Mara’s Mill');
  await person.type(screen.getByLabelText('Username'), 'mara');
  await person.type(screen.getByLabelText('Email'), 'mara@mill.example');
  await person.type(screen.getByLabelText('Password'), 'Harbour7x');
  await person.type(screen.getByLabelText('Confirm password'), 'Harbour7x');
  await pressTwice(person, screen.getByRole('button', { name: 'Create account' }), {
    server,
    sends: [register],
    shows: () => screen.findByText('Registration successful!'),
  });
  expect(server.asked(register)).toMatchObject([{ body: { username: 'mara', email: 'mara@mill.example' } }]);

  server.answer(sendVerification, { message: 'Sent' });
  await pressTwice(person, screen.getByRole('button', { name: 'Resend verification email' }), {
    server,
    sends: [sendVerification],
    shows: () => screen.findByText('If this account still needs verification, a new email is on its way.'),
  });
  expect(server.asked(sendVerification)).toMatchObject([{ body: { email: 'mara@mill.example' } }]);
});
