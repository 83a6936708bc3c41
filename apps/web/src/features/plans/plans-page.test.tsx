// @vitest-environment happy-dom
import {
  chooseKept,
  choosePlan,
  contactSales,
  getKept,
  getPlan,
  getPlanChange,
  type KeptState,
  listCompanyNotices,
  type PlanState,
} from '@nimble/contracts/plans';
import type { Permissions } from '@nimble/contracts/roles';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { somePlan } from '../../testing/plans.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { KeptSection } from './kept-section.tsx';
import { PlansPage } from './plans-page.tsx';

const server = contractServer();
const nextYear = '2027-05-04T12:00:00.000Z';

const unlimited = { used: 3, most: null };
const enterprise = (changes: Partial<PlanState> = {}) =>
  somePlan({
    plan: 'enterprise',
    usage: {
      jobs: unlimited,
      submissions: unlimited,
      users: unlimited,
      storage: { used: 0, most: 100 * 1024 ** 3 },
    },
    ...changes,
  });

function open(state: PlanState, permissions: Permissions = allPermissions) {
  server.answer(getPlan, { data: state });
  server.answer(getKept, { data: null });
  server.answer(listCompanyNotices, { data: [] });
  return show(<PlansPage />, { path: '/plans', user: signedInUser({ permissions }) });
}
const cardOf = async (plan: string) => {
  const heading = await screen.findByRole('heading', { name: plan, level: 3 });
  return within(heading.closest('li') as HTMLElement);
};
const press = (name: string) => screen.findByRole('button', { name });

test('annual billing shows what each plan saves, and the badge claims nothing for all', async () => {
  const person = open(somePlan());
  expect(await screen.findByText('Save 20% on Starter, 17% on Growth')).toBeDefined();
  expect(screen.queryByText('Save $378 a year (17%)')).toBeNull();
  await person.click(await press('Annual'));
  expect((await cardOf('Starter')).getByText('Save $118 a year (20%)')).toBeDefined();
  expect((await cardOf('Growth')).getByText('Save $378 a year (17%)')).toBeDefined();
  expect((await cardOf('Enterprise')).queryByText(/^Save/)).toBeNull();
});

test.each([
  ['with the right to choose', allPermissions],
  ['without it', { dashboards: { view: true }, pricing: { view: true } }],
])('the cards take as many rows as they have parts, %s', async (_, permissions) => {
  open(somePlan(), permissions);
  const card = (await screen.findByRole('heading', { name: 'Growth', level: 3 })).closest('li');
  expect(card?.className).toContain(`lg:row-span-${card?.children.length}`);
});

test('a plan by agreement leads to sales, whose message reaches the server', async () => {
  server.answer(contactSales, { message: 'Sent' });
  const person = open(somePlan());
  await person.click((await cardOf('Enterprise')).getByRole('button', { name: 'Contact sales' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact sales' }));
  await person.type(dialog.getByLabelText('Message'), 'How much?');
  await person.type(dialog.getByLabelText('Phone'), '040 1234');
  await pressTwice(person, dialog.getByRole('button', { name: 'Send' }), {
    server,
    sends: [contactSales],
    shows: () => screen.findByText('Our sales team will contact you shortly.'),
  });
  expect(server.asked(contactSales)[0]?.body).toEqual({ data: { message: 'How much?', phone: '040 1234' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal of sales is shown, and the message stays', async () => {
  server.answer(contactSales, refusal('plan.sales_requests_used_up', { most: 5 }));
  const person = open(somePlan());
  await person.click((await screen.findAllByRole('button', { name: 'Contact sales' }))[1] as HTMLElement);
  await person.type(screen.getByLabelText('Message'), 'Again');
  await person.click(await press('Send'));
  expect(await screen.findByText(/5 times within a day/)).toBeDefined();
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Again');
});

test('without a recipient no button promises one', async () => {
  open(somePlan({ hasSales: false }));
  expect(await screen.findByText(/^This server has no master account yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Contact sales' })).toBeNull();
  for (const button of screen.getAllByRole('button', { name: 'No sales contact on this server' }))
    expect(button.hasAttribute('disabled')).toBe(true);
});

test('canceling a pending downgrade has its own question, and keeps the billing', async () => {
  const state = enterprise({ billing: 'annual', next: { plan: 'growth', at: nextYear } });
  const change = { plan: 'growth', at: nextYear, chooseBy: nextYear, effects: [] } as const;
  server.answer(getPlanChange, { data: { ...change, effects: [] } });
  server.answer(choosePlan, { data: enterprise(), checkout: null });
  const person = open(state);
  await person.click(await press('Monthly'));
  await person.click(await press('Keep Enterprise'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep Enterprise?' }));
  expect(dialog.getByText(/^Your company does not change to Growth on/)).toBeDefined();
  await pressTwice(person, dialog.getByRole('button', { name: 'Keep Enterprise' }), {
    server,
    sends: [choosePlan],
    shows: () => screen.findByText('You stay on Enterprise.'),
  });
  expect(server.asked(choosePlan)[0]?.body).toEqual({ data: { plan: 'enterprise', billing: 'annual' } });
});

test('a double click saves once which jobs stay within a smaller plan', async () => {
  const items = ['One', 'Two', 'Three'].map((name, index) => ({
    id: index + 1,
    name,
    detail: '',
    isKept: index === 0,
    isFixed: false,
    isPaused: false,
  }));
  const kept: KeptState = {
    plan: 'starter',
    at: nextYear,
    chooseBy: nextYear,
    isChosen: false,
    jobs: { most: 2, items },
    users: { most: null, items: [] },
  };
  server.answer(getKept, { data: kept });
  server.answer(chooseKept, { data: { ...kept, isChosen: true } });
  const person = show(<KeptSection />);
  await person.click(await screen.findByRole('checkbox', { name: 'Two' }));
  await pressTwice(person, await press('Save choice'), {
    server,
    sends: [chooseKept],
    shows: () => screen.findByText('Your choice is saved'),
  });
  expect(server.asked(chooseKept)).toMatchObject([{ body: { data: { jobs: [1, 2], users: [] } } }]);
});

test('another billing cycle of the same plan is no upgrade', async () => {
  server.answer(choosePlan, { data: somePlan({ billing: 'annual' }), checkout: null });
  const person = open(somePlan());
  await person.click(await press('Annual'));
  await person.click((await cardOf('Growth')).getByRole('button', { name: 'Switch to annual billing' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch to annual billing?' }));
  expect(dialog.getByText(/\$1,890\/year/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Switch to annual billing' }));
  expect(await screen.findByText('Your plan is billed annually now.')).toBeDefined();
});

test('what has no limit is unlimited in the figures and in the comparison', async () => {
  open(enterprise());
  expect((await screen.findAllByText('3 (unlimited)')).length).toBe(3);
  expect(screen.getByRole('row', { name: /^Users/ }).textContent).toContain('50+ (unlimited)');
});

test('an installation without enforcement mentions no limits', async () => {
  open(enterprise({ plan: 'starter', isEnforced: false }));
  expect((await screen.findAllByText('3 (unlimited)')).length).toBe(3);
});

test('the pricing permission alone shows the prices', async () => {
  const dashboards = { view: true };
  const { usage } = somePlan();
  open(somePlan({ usage: { ...usage, storage: null } }), { dashboards, pricing: { view: true } });
  expect(await screen.findByRole('heading', { name: 'Growth', level: 3 })).toBeDefined();
  expect(screen.queryByText('Your usage')).toBeNull();
});

test('the plans permission alone shows usage, the storage permission alone its figure', async () => {
  const { usage } = somePlan();
  open(somePlan({ usage: { ...usage, storage: null } }), {
    dashboards: { view: true },
    plans: { view: true },
  });
  expect(await screen.findByText('Submissions this month')).toBeDefined();
  expect(screen.queryByText('Storage')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Growth', level: 3 })).toBeNull();
  cleanup();
  open(somePlan(), { dashboards: { view: true }, storage: { view: true } });
  expect(await screen.findByText('Storage')).toBeDefined();
  expect(screen.queryByText('Submissions this month')).toBeNull();
});

test('the plans permission with update can choose, and links to old submissions', async () => {
  open(somePlan(), { dashboards: { view: true }, plans: { view: true, update: true } });
  expect(await press('Downgrade to Starter')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Old submissions/ })).toBeDefined();
});
