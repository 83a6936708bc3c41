// @vitest-environment happy-dom
import { forgotPassword } from '@nimble/contracts/accounts';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const server = contractServer();

test.each([
  ['there is such an account', { message: 'Sent' }],
  ['the server refuses', refusal('server.failed')],
])('shows the same when %s, so that nobody learns who has an account', async (_case, answer) => {
  server.answer(publicSettings, {
    data: { signInMethods: ['password'], registration: 'open', mails: 'sent' },
  });
  server.answer(forgotPassword, answer);
  const person = show(<ForgotPasswordPage />);
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await pressTwice(person, screen.getByRole('button', { name: 'Send reset link' }), {
    server,
    sends: [forgotPassword],
    shows: () => screen.findByRole('heading', { name: 'Check your inbox' }),
  });
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(server.asked(forgotPassword).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
});
