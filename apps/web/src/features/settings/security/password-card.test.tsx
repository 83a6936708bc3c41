// @vitest-environment happy-dom
import { changePassword } from '@nimble/contracts/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedToken } from '../../../lib/session.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { PasswordCard } from './password-card.tsx';

const server = contractServer();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
const user = signedInUser();

test('can be sent only when every rule is kept, each shown as it is broken', async () => {
  const person = show(<PasswordCard />, { user });
  await person.type(field('Current password'), 'Wrong123');
  await person.type(field('New password'), 'another34');
  expect(await screen.findByText('Password must contain at least one uppercase letter')).toBeDefined();
  await person.clear(field('New password'));
  await person.type(field('New password'), 'Wrong123');
  expect(await screen.findByText('New password must be different from current password')).toBeDefined();
  await person.clear(field('New password'));
  await person.type(field('New password'), 'Another34');
  await person.type(field('Confirm new password'), 'Another3');
  expect(await screen.findByText('Passwords must match')).toBeDefined();
  expect(submit().disabled).toBe(true);
  await person.type(field('Confirm new password'), '4');
  await waitFor(() => expect(submit().disabled).toBe(false));
});

test('a wrong current password shows at its field, and the new one stays', async () => {
  server.answer(changePassword, refusal('profile.password_wrong'));
  const person = show(<PasswordCard />, { user });
  await person.type(field('Current password'), 'Wrong123');
  await person.type(field('New password'), 'Another34');
  await person.type(field('Confirm new password'), 'Another34');
  await waitFor(() => expect(submit().disabled).toBe(false));
  await person.click(submit());
  expect(await screen.findByText('Failed to change password. Please try again.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(field('New password').value).toBe('Another34');
});

test('a double click changes the password once, and this browser continues', async () => {
  server.answer(changePassword, { jwt: 'a.new.token', user });
  const person = show(<PasswordCard />, { user });
  await person.type(field('Current password'), 'Secret12');
  await person.type(field('New password'), 'Another34');
  await person.type(field('Confirm new password'), 'Another34');
  await waitFor(() => expect(submit().disabled).toBe(false));
  await pressTwice(person, submit(), {
    server,
    sends: [changePassword],
    shows: () => screen.findByText('Password changed successfully!'),
  });
  expect(storedToken()).toBe('a.new.token');
  expect(field('New password').value).toBe('');
});
