// @vitest-environment happy-dom
import { listApiTokens } from '@nimble/contracts/api-tokens';
import { getPlan, type PlanName } from '@nimble/contracts/plans';
import { listWebhooks } from '@nimble/contracts/webhooks';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { ApiPage } from './api-page.tsx';

const server = contractServer();

function open(plan: PlanName, isEnforced: boolean): void {
  const use = { used: 0, most: null };
  server.answer(getPlan, {
    data: {
      plan,
      billing: 'monthly',
      chosenAt: null,
      trialEndsAt: null,
      next: null,
      cycleEndsAt: '2027-05-04T12:00:00.000Z',
      isEnforced,
      paymentFailedAt: null,
      hasSales: true,
      usage: { jobs: use, submissions: use, users: use, storage: use },
    },
  });
  server.answer(listApiTokens, { data: [] });
  server.answer(listWebhooks, { data: [] });
  show(<ApiPage />, { path: '/settings/api', user: signedInUser() });
}
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

test('a plan without API access shows what stopped, links to the plans and allows no new tokens', async () => {
  open('growth', true);
  expect(await screen.findByText(/^Your Growth plan does not include API access/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans');
  expect([isDisabled('Create token'), isDisabled('Add webhook')]).toEqual([true, true]);
});

test.each([
  ['enterprise', true],
  ['starter', false],
] as const)('%s with limits %s has API access', async (plan, isEnforced) => {
  open(plan, isEnforced);
  expect(await screen.findByText('No API tokens yet.')).toBeDefined();
  expect([isDisabled('Create token'), isDisabled('Add webhook')]).toEqual([false, false]);
  expect(screen.queryByText(/does not include API access/)).toBeNull();
});
