import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob } from '../../../testing/journeys.ts';
import { addCompany } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { endPlansHandler } from '../end-plans.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof addCompany>>;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

/** Applies what the scheduled task would do. */
async function toPlan(plan: 'growth' | 'enterprise', planEnforcement: 'on' | 'off' = 'on'): Promise<void> {
  await nimble.database
    .updateTable('companies')
    .set({ plan, trial_ends_at: null, plan_chosen_at: new Date() })
    .where('id', '=', admin.companyId)
    .execute();
  await endPlansHandler({}, { database: nimble.database, config: { planEnforcement } });
}
const post = (path: string, data: object) =>
  nimble.call('POST', path, { token: admin.token, body: { data } });
const newToken = () =>
  post('/api/api-tokens', { name: 'Careers page', permissions: { job: { view: true } }, days: 30 });
const newWebhook = () =>
  post('/api/webhooks', { url: 'https://example.com/nimble', events: ['job.published'] });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

test('API tokens and webhooks can be created only on a plan that includes them', async () => {
  await toPlan('growth');
  expect(codeOf(await newToken())).toEqual([422, 'plan.no_api']);
  expect(codeOf(await newWebhook())).toEqual([422, 'plan.no_api']);
  await toPlan('enterprise');
  expect([(await newToken()).status, (await newWebhook()).status]).toEqual([200, 200]);
});

test('after a downgrade a token is kept and refused by a code, and works again with the plan', async () => {
  await toPlan('enterprise');
  const { secret } = (await newToken()).body.data;
  const call = () => nimble.call('GET', '/api/jobs', { token: secret });
  expect((await call()).status).toBe(200);
  await toPlan('growth');
  expect(codeOf(await call())).toEqual([403, 'plan.api_ended']);
  const listed = await nimble.call('GET', '/api/api-tokens', { token: admin.token });
  expect(listed.body.data).toMatchObject([{ name: 'Careers page', state: 'active' }]);
  await toPlan('enterprise');
  expect((await call()).status).toBe(200);
  await toPlan('growth', 'off');
  expect((await call()).status).toBe(200);
});

test('after a downgrade webhooks are kept and not called', async () => {
  await toPlan('enterprise');
  const { id } = (await newWebhook()).body.data.webhook;
  await toPlan('growth');
  expect(codeOf(await post(`/api/webhooks/${id}/ping`, {}))).toEqual([422, 'plan.no_api']);
  await activeJob(nimble, admin.token);
  const deliveries = async () =>
    (await nimble.call('GET', `/api/webhooks/${id}/deliveries`, { token: admin.token })).body.data;
  expect(await deliveries()).toEqual([]);
  await toPlan('enterprise');
  await activeJob(nimble, admin.token, 'Another one');
  expect(await deliveries()).toMatchObject([{ event: 'job.published' }]);
});

test('candidates see Nimble’s name unless the plan is white-label, on the page and in emails', async () => {
  const job = await activeJob(nimble, admin.token);
  const isNamed = async () =>
    (await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`)).body.data.showsNimble;
  const isMailed = async (email: string) => {
    await post(`/api/jobs/${job.id}/invitations`, { emails: [email] });
    await nimble.runTasks();
    return nimble.mails.find(({ to }) => to === email)?.brand?.showsNimble;
  };
  await toPlan('growth');
  expect([await isNamed(), await isMailed('one@example.com')]).toEqual([true, true]);
  await toPlan('enterprise');
  expect([await isNamed(), await isMailed('two@example.com')]).toEqual([false, false]);
  await toPlan('growth', 'off');
  expect([await isNamed(), await isMailed('three@example.com')]).toEqual([false, false]);
});

test.each([
  ['on', true],
  ['off', false],
] as const)('a new company with limits %s says so from its first moment: %s', async (setting, isNamed) => {
  const app = await createTestApp({ PLAN_ENFORCEMENT: setting });
  const name = `Fresh ${setting}`;
  const registered = await app.call('POST', '/api/users-permissions/auth/custom-register', {
    body: {
      username: `fresh-${setting}`,
      email: `fresh-${setting}@example.com`,
      password: 'Secret12',
      company: name,
    },
  });
  expect(registered.status).toBe(200);
  const row = await app.database
    .selectFrom('companies')
    .select('shows_nimble')
    .where('name', '=', name)
    .executeTakeFirst();
  expect(row).toEqual({ shows_nimble: isNamed });
  await app.close();
});
