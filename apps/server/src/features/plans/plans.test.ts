import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalText } from '../../platform/texts/index.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  newSubmission,
  sendTake,
  somePdf,
  someQuestions,
} from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { endPlansHandler } from './end-plans.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number; userId: number };
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) =>
  nimble.call(method, path, { token: admin.token, ...(data && { body: { data } }) });
const choose = (plan: string, billing = 'monthly') => call('PUT', '/api/plans/current', { plan, billing });
const set = (columns: object) =>
  nimble.database.updateTable('companies').set(columns).where('id', '=', admin.companyId).execute();
const toStarter = () => set({ plan: 'starter', trial_ends_at: null, shows_branding: false, insights: false });
const toEnterprise = () => set({ plan: 'enterprise', trial_ends_at: null, plan_chosen_at: new Date() });
const past = new Date(Date.now() - 60_000);

test('a company begins with 14 days of Growth, followed by nothing or an upgrade', async () => {
  const { body } = await call('GET', '/api/plans/current');
  expect(body.data).toMatchObject({ plan: 'growth', next: null, isEnforced: true });
  expect(Date.parse(body.data.trialEndsAt) - Date.now()).toBeGreaterThan(13.9 * 24 * 60 * 60_000);
  await set({ trial_ends_at: past });
  expect((await call('GET', '/api/plans/current')).body.data).toMatchObject({
    plan: 'starter',
    trialEndsAt: null,
  });
  expect((await choose('growth')).body.data).toMatchObject({ plan: 'growth', trialEndsAt: null });
});

test('a downgrade waits for the end of the cycle, and choosing the current plan cancels it', async () => {
  await toEnterprise();
  await set({ billing: 'annual' });
  const { body } = await choose('starter');
  expect(body.data).toMatchObject({ plan: 'enterprise', billing: 'annual' });
  expect(body.data.next).toEqual({ plan: 'starter', at: body.data.cycleEndsAt });
  expect((await choose('enterprise', 'annual')).body.data.next).toBeNull();
  await choose('starter');
  await set({ next_plan_at: past, insights: true });
  expect((await call('GET', '/api/plans/current')).body.data.plan).toBe('starter');
  await endPlansHandler({}, nimble);
  await endPlansHandler({}, nimble);
  const row = await nimble.database
    .selectFrom('companies')
    .select(['plan', 'next_plan', 'insights', 'shows_branding'])
    .where('id', '=', admin.companyId)
    .executeTakeFirst();
  expect(row).toEqual({ plan: 'starter', next_plan: null, insights: false, shows_branding: false });
});

test('one more active job than the plan has is refused, created or opened; drafts are free', async () => {
  await toStarter();
  const first = await activeJob(nimble, admin.token);
  const job = { title: 'Second', description: 'Another one of them.', questions: someQuestions };
  const refused = await call('POST', '/api/jobs/create-with-auth', { ...job, status: 'active' });
  const text = refusalText('en', 'plan.limit_reached', { plan: 'starter', limit: 'jobs', most: 1 });
  expect([refused.status, refused.body.error.message]).toEqual([422, text]);
  expect(text).toBe(
    'Your Starter plan includes 1 active job. Pause or close another job, or upgrade under Plans.',
  );
  const draft = await call('POST', '/api/jobs/create-with-auth', { ...job, status: 'draft' });
  const open = () => call('PUT', `/api/jobs/${draft.body.data.id}`, { status: 'active' });
  expect((await open()).body.error.message).toBe(text);
  await call('PUT', `/api/jobs/${first.id}`, { status: 'paused' });
  expect((await open()).status).toBe(200);
});

test('of two jobs opened in the same moment one gets the last place', async () => {
  await toStarter();
  const answers = await Promise.all(
    ['One', 'Two'].map((title) =>
      call('POST', '/api/jobs/create-with-auth', {
        title,
        description: 'Opened in the same moment.',
        status: 'active',
        questions: someQuestions,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
});

test('users including invited ones, branding and insights are limited by the plan, until an upgrade', async () => {
  await toStarter();
  const roles = await nimble.call('GET', '/api/roles/company?search=viewer', { token: admin.token });
  const role = roles.body.roles[0].id;
  const invite = () =>
    nimble.call('POST', '/api/users-permissions/users/invite', {
      token: admin.token,
      body: { username: `kim-${admin.userId}`, email: `kim-${admin.userId}@example.com`, role },
    });
  expect((await invite()).body.error.message).toBe(
    refusalText('en', 'plan.limit_reached', { plan: 'starter', limit: 'users', most: 1 }),
  );
  const brand = (data: object) => call('PUT', `/api/companies/${admin.companyId}`, data);
  expect((await brand({ primaryColor: '#1d4ed8' })).body.error.message).toBe(
    refusalText('en', 'plan.no_branding', { plan: 'starter' }),
  );
  expect((await brand({ website: 'https://example.com' })).status).toBe(200);
  const insights = () =>
    call('PUT', `/api/companies/${admin.companyId}/insights`, { level: 'scores', behavioral: false });
  expect((await insights()).body.error.message).toBe(
    refusalText('en', 'plan.no_insights', { plan: 'starter' }),
  );
  await choose('growth');
  expect([(await invite()).status, (await brand({ primaryColor: '#1d4ed8' })).status]).toEqual([200, 200]);
  expect((await insights()).status).toBe(200);
});

test('a full month, or full storage, keeps candidates from beginning, and lets those who have begun finish', async () => {
  const job = await activeJob(nimble, admin.token);
  const { token, submissionId } = await begunInterview(nimble, job, 'middle@example.com');
  await toStarter();
  await nimble.pool.query(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, submitted_at)
     select $1, $2, 'Casey', 'c' || n || '@example.com', 'pending', '{}', '{}', '1', now(), now()
     from generate_series(1, 100) as n`,
    [admin.companyId, job.id],
  );
  const page = () => nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
  const begin = () =>
    nimble.call('POST', '/api/submissions', { body: { data: newSubmission(job, 'late@example.com') } });
  expect((await page()).body.error.message).toBe(
    refusalText('en', 'interview.limit_reached', { company: '' }),
  );
  expect((await begin()).body.error.message).toBe(
    refusalText('en', 'interview.limit_reached', { company: '' }),
  );

  expect((await nimble.call('GET', '/api/interviews/current', { token })).status).toBe(200);
  await attachResume(nimble, token, somePdf);
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('bytes'));
  expect(
    (await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } })).status,
  ).toBe(200);
  await nimble.pool.query(
    "update responses set processing_status = 'ready', duration_seconds = 5 where submission_id = $1",
    [submissionId],
  );
  expect((await nimble.call('POST', '/api/interviews/current/submit', { token })).status).toBe(200);
  const { body } = await call('GET', '/api/plans/current');
  expect(body.data.usage.submissions).toEqual({ used: 101, most: 100 });

  await nimble.pool.query('update submissions set submitted_at = $2 where company_id = $1', [
    admin.companyId,
    new Date(Date.now() - 40 * 24 * 60 * 60_000),
  ]);
  expect((await page()).status).toBe(200);
  await nimble.pool.query(
    "insert into files (company_id, storage_key, name, mime, size_bytes) values ($1, $2, 'v', 'video/mp4', $3)",
    [admin.companyId, `big-${admin.companyId}`, 5 * 1024 ** 3],
  );
  expect((await page()).status).toBe(422);
});
