// @vitest-environment happy-dom
import { type ApiToken, createApiToken, listApiTokens, revokeApiToken } from '@nimble/contracts/api-tokens';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { TokensCard } from './tokens-card.tsx';

const server = contractServer();

const token: ApiToken = {
  id: 5,
  name: 'Careers page',
  start: 'nim_abc',
  permissions: { job: { view: true } },
  state: 'active',
  createdBy: 'Ada Hall',
  createdAt: '2026-05-04T12:00:00.000Z',
  expiresAt: '2027-05-04T12:00:00.000Z',
  lastUsedAt: null,
};
const open = () => show(<TokensCard mayCreate />, { user: signedInUser() });

test('a double click creates one token, whose secret is shown', async () => {
  server.answer(listApiTokens, { data: [] });
  server.answer(createApiToken, { data: { token, secret: 'nim_abcdef' } });
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API token' }));
  await person.type(dialog.getByLabelText(/^Name/), 'Careers page');
  const jobs = within(dialog.getByRole('group', { name: 'Jobs' }));
  await person.click(jobs.getByRole('checkbox', { name: 'View' }));
  await pressTwice(person, dialog.getByRole('button', { name: 'Create token' }), {
    server,
    sends: [createApiToken],
    shows: () => screen.findByRole('textbox', { name: 'API token' }),
  });
  expect(server.asked(createApiToken)).toMatchObject([
    { body: { data: { name: 'Careers page', permissions: { job: { view: true } } } } },
  ]);
});

test('nothing closes the form of a new token before its secret has come', async () => {
  server.answer(listApiTokens, { data: [] });
  server.answer(createApiToken, { data: { token, secret: 'nim_abcdef' } });
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API token' }));
  await person.type(dialog.getByLabelText(/^Name/), 'Careers page');
  const jobs = within(dialog.getByRole('group', { name: 'Jobs' }));
  await person.click(jobs.getByRole('checkbox', { name: 'View' }));
  const answer = server.hold();
  await person.click(dialog.getByRole('button', { name: 'Create token' }));
  await waitFor(() => expect(server.asked(createApiToken)).toHaveLength(1));
  await person.keyboard('{Escape}');
  answer();
  expect(await screen.findByRole('textbox', { name: 'API token' })).toHaveProperty('value', 'nim_abcdef');
});

test('a double click revokes a token once', async () => {
  server.answer(listApiTokens, { data: [token] });
  server.answer(revokeApiToken, () => {
    server.answer(listApiTokens, { data: [{ ...token, state: 'revoked' }] });
    return { data: { id: 5 } };
  });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Revoke Careers page' }));
  const asking = within(await screen.findByRole('alertdialog'));
  await pressTwice(person, asking.getByRole('button', { name: 'Revoke' }), {
    server,
    sends: [revokeApiToken],
    shows: () => screen.findByText('Revoked'),
  });
  expect(server.asked(revokeApiToken)).toMatchObject([{ params: { id: '5' } }]);
});
