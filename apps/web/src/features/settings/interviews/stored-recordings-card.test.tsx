// @vitest-environment happy-dom
import { updateCompany } from '@nimble/contracts/companies';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someOwnCompany } from '../../../testing/companies.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { StoredRecordingsCard } from './stored-recordings-card.tsx';

const server = contractServer();
const company = someOwnCompany();
const open = (shown = company) =>
  show(<StoredRecordingsCard company={shown} />, { path: '/settings/interviews', user: signedInUser() });
const choice = () => screen.getByRole('switch', { name: 'Keep the originals of encoded recordings' });

test('deleting originals is confirmed after reading what is lost', async () => {
  const person = open();
  await person.click(choice());
  expect(screen.getByRole('alertdialog').textContent).toContain('can’t be restored');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(server.asked(updateCompany)).toEqual([]);

  server.answer(updateCompany, { data: { ...company, keepsEncodedRecordings: false } });
  await person.click(choice());
  await pressTwice(person, screen.getByRole('button', { name: 'Delete originals' }), {
    server,
    sends: [updateCompany],
    shows: () => screen.findByText('Saved'),
  });
  expect(server.asked(updateCompany).map(({ body }) => body)).toEqual([
    { data: { keepsEncodedRecordings: false } },
  ]);
});

test('keeping them again needs no confirmation, and a failure is shown', async () => {
  server.answer(updateCompany, refusal('server.failed'));
  const person = open({ ...company, keepsEncodedRecordings: false });
  await person.click(choice());
  expect(await screen.findByText('Server error occurred. Please try again later.')).toBeDefined();
});
