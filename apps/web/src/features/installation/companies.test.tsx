// @vitest-environment happy-dom
import {
  type InstalledCompany,
  listInstalledCompanies,
  resumeCompany,
  setCompanyPlan,
  stopCompany,
} from '@nimble/contracts/installation';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { Companies } from './companies.tsx';

const server = contractServer();

const bakery: InstalledCompany = {
  id: 3,
  name: 'Bakery',
  createdAt: '2026-05-04T12:00:00.000Z',
  plan: 'starter',
  billing: 'monthly',
  people: 2,
  submissions: 5,
  mailsOfDay: 1,
  mailsOfWeek: 4,
  stoppedAt: null,
};

function open(company: InstalledCompany) {
  server.answer(listInstalledCompanies, {
    data: [company],
    meta: { pagination: { page: 1, pageSize: 12, total: 1, pageCount: 1 } },
  });
  return show(<Companies />, { path: '/installation' });
}
const asked = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });

test('a double click suspends a company once', async () => {
  server.answer(stopCompany, { data: { ...bakery, stoppedAt: '2026-05-05T12:00:00.000Z' } });
  const person = open(bakery);
  await person.click(await screen.findByRole('button', { name: 'Suspend Bakery' }));
  await pressTwice(person, await asked('Suspend'), {
    server,
    sends: [stopCompany],
    shows: () => screen.findByText('The company is suspended'),
  });
});

test('a double click resumes a company once', async () => {
  server.answer(resumeCompany, { data: bakery });
  const person = open({ ...bakery, stoppedAt: '2026-05-05T12:00:00.000Z' });
  await person.click(await screen.findByRole('button', { name: 'Resume Bakery' }));
  await pressTwice(person, await asked('Resume'), {
    server,
    sends: [resumeCompany],
    shows: () => screen.findByText('The company is resumed'),
  });
});

test('a double click sets the plan of a company once', async () => {
  server.answer(setCompanyPlan, { data: { ...bakery, plan: 'growth' } });
  const person = open(bakery);
  await person.click(await screen.findByRole('button', { name: 'Set the plan of Bakery' }));
  await person.selectOptions(await screen.findByLabelText('Plan'), 'Growth');
  await pressTwice(person, await asked('Set plan'), {
    server,
    sends: [setCompanyPlan],
    shows: () => screen.findByText('Bakery is now on Growth'),
  });
  expect(server.asked(setCompanyPlan)).toMatchObject([
    { params: { id: '3' }, body: { data: { plan: 'growth', billing: 'monthly' } } },
  ]);
});
