// @vitest-environment happy-dom
import { defaultBrandColors, type OwnCompany, updateCompany } from '@nimble/contracts/companies';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { StoredRecordingsCard } from './stored-recordings-card.tsx';

const server = contractServer();
const company: OwnCompany = {
  id: 1,
  name: 'Harbour',
  website: null,
  ...defaultBrandColors,
  logo: null,
  contactName: null,
  contactEmail: null,
  language: null,
  reminderDays: [],
  answerDays: null,
  showsWatched: false,
  showsDecisions: false,
  videoNeverRequired: false,
  keepsEncodedRecordings: true,
};
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
  await person.dblClick(screen.getByRole('button', { name: 'Delete originals' }));
  expect(await screen.findByText('Saved')).toBeDefined();
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
