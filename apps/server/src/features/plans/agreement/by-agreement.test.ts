import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalText } from '../../../platform/texts/index.ts';
import { addCompany, addPerson, addRole, type Person } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof addCompany>>;
let master: Person & { email: string };
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  nimble.mails.length = 0;
});
afterAll(() => nimble.close());

const current = async (token = admin.token) =>
  (await nimble.call('GET', '/api/plans/current', { token })).body.data;
const choose = (plan: string, token = admin.token) =>
  nimble.call('PUT', '/api/plans/current', { token, body: { data: { plan, billing: 'monthly' } } });
const setPlan = (plan: string, token = master.token) =>
  nimble.call('PUT', `/api/installation/companies/${admin.companyId}/plan`, {
    token,
    body: { data: { plan, billing: 'annual' } },
  });
const askSales = (data: object = { message: '', phone: '' }) =>
  nimble.call('POST', '/api/plans/sales-requests', { token: admin.token, body: { data } });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

test('without a master account there is no recipient, which the page knows and the server refuses', async () => {
  expect((await current()).hasSales).toBe(false);
  expect(codeOf(await askSales())).toEqual([422, 'plan.no_sales']);
  master = await addPerson(nimble, null, 'master');
  expect((await current()).hasSales).toBe(true);
});

test('a company cannot choose a plan by agreement; the master sets it, and the company is notified', async () => {
  expect(codeOf(await choose('enterprise'))).toEqual([422, 'plan.by_agreement']);
  expect((await current()).plan).toBe('growth');
  expect((await setPlan('enterprise', admin.token)).status).toBe(403);

  const { status, body } = await setPlan('enterprise');
  expect([status, body.data.plan, body.data.billing]).toEqual([200, 'enterprise', 'annual']);
  expect(await current()).toMatchObject({ plan: 'enterprise', billing: 'annual', trialEndsAt: null });
  await setPlan('enterprise');
  await nimble.runTasks();
  const title = 'Your company is now on Enterprise';
  expect(nimble.mails.map(({ subject }) => subject)).toEqual([title]);
  const told = await nimble.call('GET', '/api/notifications', { token: admin.token });
  expect(told.body.data).toMatchObject([{ type: 'info', title, page: 'plans' }]);
  const log = await nimble.call('GET', '/api/audit-events', { token: admin.token });
  expect(log.body.data).toMatchObject([
    {
      action: 'company.plan_set',
      actor: null,
      details: { from: 'growth', to: 'enterprise', billing: 'annual' },
    },
  ]);
});

test('a downgrade from a plan by agreement can be canceled by the company itself', async () => {
  await setPlan('enterprise');
  expect((await choose('growth')).body.data).toMatchObject({ plan: 'enterprise', next: { plan: 'growth' } });
  expect((await choose('enterprise')).body.data).toMatchObject({ plan: 'enterprise', next: null });
});

test('a smaller plan set by the master applies at once, and ends pending changes and subscriptions', async () => {
  await setPlan('enterprise');
  await choose('starter');
  await nimble.database
    .updateTable('companies')
    .set({ payment_subscription: `sub_${admin.companyId}`, insights: true })
    .where('id', '=', admin.companyId)
    .execute();
  await setPlan('starter');
  expect(await current()).toMatchObject({ plan: 'starter', next: null });
  const row = await nimble.database
    .selectFrom('companies')
    .select(['payment_subscription', 'insights'])
    .where('id', '=', admin.companyId)
    .executeTakeFirst();
  expect(row).toEqual({ payment_subscription: null, insights: false });
  const { rows } = await nimble.pool.query(
    'select payload from graphile_worker._private_jobs where payload::text like $1',
    [`%sub_${admin.companyId}%`],
  );
  expect(rows).toHaveLength(1);
});

test('an unknown company gets no plan', async () => {
  const body = { data: { plan: 'growth', billing: 'monthly' } };
  const answer = await nimble.call('PUT', '/api/installation/companies/999999/plan', {
    token: master.token,
    body,
  });
  expect(codeOf(answer)).toEqual([404, 'installation.company_not_found']);
});

test('a sales request reaches the master with the person, the topic and the usage, and replies go to the person', async () => {
  const { email } = await nimble.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  const message = 'We hire 300 people a year.\nIs single sign-on included?';
  const { status, body } = await askSales({ message, phone: '+49 40 1234' });
  expect([status, body.message]).toEqual([200, 'Our sales team will contact you shortly.']);
  await nimble.runTasks();
  const mail = nimble.mails.find(({ to }) => to === master.email);
  expect(mail?.replyTo?.address).toBe(email);
  const text = mail?.paragraphs.join('\n') ?? '';
  for (const part of [email, '+49 40 1234', 'We hire 300', 'single sign-on', 'Plan: Growth (trial), monthly'])
    expect(text).toContain(part);
  expect(text).toContain('Active jobs: 0 of 5.');
  const log = await nimble.call('GET', '/api/audit-events', { token: admin.token });
  expect(log.body.data).toMatchObject([{ action: 'company.sales_contacted', actor: { id: admin.userId } }]);
});

test('a company can send five requests a day, and too long ones are refused', async () => {
  expect((await askSales({ message: 'm'.repeat(2001), phone: '' })).status).toBe(400);
  expect((await askSales({ message: '', phone: '1'.repeat(41) })).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 6 }, () => askSales()));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
    200, 200, 200, 200, 200, 422,
  ]);
  const { status, body } = await askSales();
  expect([status, body.error.message]).toEqual([
    422,
    refusalText('en', 'plan.sales_requests_used_up', { most: 5 }),
  ]);
});

test('each permission of the page Plans has an effect: see the storage, choose a plan, contact sales', async () => {
  const roleWith = async (permissions: object) =>
    addPerson(nimble, admin.companyId, await addRole(nimble, admin.companyId, permissions));
  const dashboards = { view: true };
  const storage = await roleWith({ dashboards, storage: { view: true } });
  const pricing = await roleWith({ dashboards, pricing: { view: true } });
  const plans = await roleWith({ dashboards, plans: { view: true, update: true } });
  const nothing = await roleWith({ dashboards });

  expect((await current(nothing.token)).usage.storage).toBeNull();
  expect((await current(storage.token)).usage.storage).toMatchObject({ used: 0 });
  const ask = { data: { message: '', phone: '' } };
  const asked = async ({ token }: Person) =>
    (await nimble.call('POST', '/api/plans/sales-requests', { token, body: ask })).status;
  expect([await asked(nothing), await asked(storage), await asked(pricing)]).toEqual([403, 403, 200]);
  expect((await choose('growth', pricing.token)).status).toBe(403);
  expect((await choose('growth', plans.token)).status).toBe(200);
  const kept = await nimble.call('GET', '/api/plans/kept', plans);
  const retention = await nimble.call('GET', '/api/plans/retention', plans);
  expect([kept.status, retention.status]).toEqual([200, 200]);
});
