// @vitest-environment happy-dom
import {
  choosePlan,
  getKept,
  getPlan,
  getPlanChange,
  type KeptState,
  listCompanyNotices,
  type PlanState,
} from '@nimble/contracts/plans';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { somePlan } from '../../testing/plans.ts';
import { show } from '../../testing/show.tsx';
import { KeptSection } from './kept-section.tsx';
import { PlansPage } from './plans-page.tsx';
import { PlanWarning } from './usage.tsx';

const server = contractServer();
const nextYear = '2027-05-04T12:00:00.000Z';
const gigabyte = 1024 ** 3;
const growth = (jobs = 3) =>
  somePlan({
    usage: {
      jobs: { used: jobs, most: 5 },
      submissions: { used: 2, most: 300 },
      users: { used: 2, most: 3 },
      storage: { used: 0, most: 25 * gigabyte },
    },
  });

function openPlans(state: PlanState) {
  server.answer(getPlan, { data: state });
  server.answer(getKept, { data: null });
  server.answer(listCompanyNotices, { data: [] });
  return show(<PlansPage />, { path: '/plans', user: signedInUser() });
}

test('a downgrade lists all its effects, and waits for the end of the cycle', async () => {
  server.answer(getPlanChange, {
    data: {
      plan: 'starter',
      at: nextYear,
      chooseBy: nextYear,
      effects: [
        { kind: 'jobs', used: 3, from: 5, to: 1 },
        { kind: 'users', used: 2, from: 3, to: 1 },
        { kind: 'submissions', used: 2, from: 300, to: 100 },
        { kind: 'storage', used: 1024, from: 25 * gigabyte, to: 5 * gigabyte },
        { kind: 'retention', used: 0, from: 90, to: 30 },
        { kind: 'insights', isUsed: true },
        { kind: 'branding', isUsed: false },
      ],
    },
  });
  const downgraded: PlanState = { ...growth(), next: { plan: 'starter', at: nextYear } };
  server.answer(choosePlan, { data: downgraded, checkout: null });
  const person = openPlans(growth());
  await person.click(await screen.findByRole('button', { name: 'Downgrade to Starter' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Downgrade to Starter?' }));
  for (const effect of [
    /^Active jobs: 1 instead of 5\. You have 3: 2 of them will be paused\.$/,
    /^Users: 1 instead of 3\. You have 2: 1 of them will not be able to sign in\.$/,
    /^Submissions a month: 100 instead of 300\. You have 2 this month\.$/,
    /^Storage: 5 GB instead of 25 GB\. You use 1 KB\.$/,
    /^Submissions are kept for 30 days instead of 90\. None of yours will be older by then\.$/,
    /^AI analysis is turned off\./,
    /^Branding is not included\. You do not use it now\.$/,
    /If you choose nothing, the newest active jobs/,
  ])
    expect(await dialog.findByText(effect)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Downgrade to Starter' }));
  expect(
    await screen.findByText('Plan will be downgraded to Starter at the end of your current billing cycle.'),
  ).toBeDefined();
  expect(await screen.findByText(/^Your plan changes to Starter on/)).toBeDefined();
});

const item = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  detail: '',
  isKept: false,
  isFixed: false,
  isPaused: false,
  ...changes,
});

test('what stays within a smaller plan is chosen up to its limit, without what cannot be left out', async () => {
  const kept: KeptState = {
    plan: 'starter',
    at: nextYear,
    chooseBy: nextYear,
    isChosen: false,
    jobs: { most: 1, items: [item(3, 'Cook', { isKept: true }), item(1, 'Baker')] },
    users: { most: 1, items: [item(7, 'Ada', { isKept: true, isFixed: true }), item(8, 'Bo')] },
  };
  server.answer(getKept, { data: kept });
  const person = show(<KeptSection />);
  expect(await screen.findByText(/^No one has chosen yet\./)).toBeDefined();
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save choice' });
  expect(['Cook', 'Baker', 'Ada', 'Bo'].map((name) => box(name).checked)).toEqual([true, false, true, false]);
  expect(['Cook', 'Baker', 'Ada', 'Bo'].map((name) => box(name).disabled)).toEqual([false, true, true, true]);
  await person.click(box('Cook'));
  expect(box('Baker').disabled).toBe(false);
  await person.click(box('Baker'));
  expect([box('Baker').checked, box('Cook').disabled, save().disabled]).toEqual([true, true, false]);
});

test('a choice that was made says so', async () => {
  server.answer(getKept, {
    data: {
      plan: 'starter',
      at: nextYear,
      chooseBy: nextYear,
      isChosen: true,
      jobs: { most: 1, items: [item(3, 'Cook'), item(1, 'Baker', { isKept: true })] },
      users: { most: null, items: [] },
    },
  });
  show(<KeptSection />);
  expect(await screen.findByText('This is what your company has chosen.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Baker' }).checked).toBe(true);
});

test('a trial says until when it lasts, and questions are answered', async () => {
  server.answer(getPlanChange, {
    data: { plan: 'starter', at: nextYear, chooseBy: nextYear, effects: [] },
  });
  const person = openPlans({ ...growth(), chosenAt: null, trialEndsAt: nextYear });
  expect(await screen.findByText(/^Your Growth trial lasts until/)).toBeDefined();
  await person.click(screen.getByText('Is there a free trial?'));
  expect(screen.getByText(/14-day trial of Growth, no card needed/)).toBeDefined();
});

test('four of five active jobs warn of the limit, with a way to the plans', async () => {
  const user = signedInUser();
  server.answer(getPlan, { data: growth(4) });
  show(<PlanWarning limit="jobs" />, { user });
  expect((await screen.findByRole('status')).textContent).toContain('Active jobs: 4 of 5.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/plans');
});
