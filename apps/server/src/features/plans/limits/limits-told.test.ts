import type { CompanyNotice } from '@nimble/contracts/plans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob, attachResume, begunInterview, sendTake, somePdf } from '../../../testing/journeys.ts';
import { addCompany, addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { endPlansHandler } from '../end-plans.ts';
import { watchPlansHandler } from '../watch-plans.ts';

const day = 24 * 60 * 60_000;

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof addCompany>>;
let email: string;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  const row = await nimble.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  email = row.email;
  nimble.mails.length = 0;
  // Tasks of an earlier test's submission are not awaited.
  await nimble.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
});
afterAll(() => nimble.close());

async function addSubmissions(jobId: number, from: number, to: number): Promise<void> {
  await nimble.pool.query(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, submitted_at)
     select $1, $2, 'Casey', 'c' || n || '@example.com', 'pending', '{}', '{}', '1', now(), now()
     from generate_series($3::int, $4::int) as n`,
    [admin.companyId, jobId, from, to],
  );
}
const set = (columns: object) =>
  nimble.database.updateTable('companies').set(columns).where('id', '=', admin.companyId).execute();
/** The scheduled task with its emails; repeating it changes nothing. */
async function hour(): Promise<void> {
  await endPlansHandler({}, nimble);
  await watchPlansHandler({}, nimble);
  await watchPlansHandler({}, nimble);
  await nimble.runTasks();
}
const subjects = () => nimble.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const titles = async (token = admin.token): Promise<string[]> =>
  (await nimble.call('GET', '/api/notifications', { token })).body.data.map(
    ({ title }: { title: string }) => title,
  );
const banners = async (token = admin.token): Promise<CompanyNotice[]> =>
  (await nimble.call('GET', '/api/plans/notices', { token })).body.data;

test('at 80 % and at 100 % of the submissions the company is notified once each, by bell, email and banner', async () => {
  const { id } = await activeJob(nimble, admin.token);
  await addSubmissions(id, 1, 239);
  await hour();
  expect([await titles(), subjects()]).toEqual([[], []]);
  await addSubmissions(id, 240, 240);
  await hour();
  expect(await titles()).toEqual(['Submissions nearly used up']);
  expect(subjects()).toEqual(['Submissions nearly used up']);
  expect(await banners()).toMatchObject([
    { kind: 'submissions_used', severity: 'warning', link: '/plans', values: { used: 240, most: 300 } },
  ]);
  await addSubmissions(id, 241, 300);
  await hour();
  expect(await titles()).toEqual(['Submissions used up', 'Submissions nearly used up']);
  expect(subjects()).toEqual(['Submissions nearly used up', 'Submissions used up']);
  const [banner] = await banners();
  expect(banner).toMatchObject({ severity: 'danger', values: { used: 300, most: 300, turnedAway: 0 } });
  const state = (await nimble.call('GET', '/api/plans/current', { token: admin.token })).body.data;
  expect(banner?.values).toMatchObject(state.usage.submissions);
});

test('the submission that fills the month notifies at once, without the scheduled task', async () => {
  const job = await activeJob(nimble, admin.token);
  await addSubmissions(job.id, 1, 299);
  const { token, submissionId } = await begunInterview(nimble, job, 'last@example.com');
  await attachResume(nimble, token, somePdf);
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('bytes'));
  await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await nimble.pool.query(
    "update responses set processing_status = 'ready', duration_seconds = 5 where submission_id = $1",
    [submissionId],
  );
  expect((await nimble.call('POST', '/api/interviews/current/submit', { token })).status).toBe(200);
  expect(await titles()).toContain('Submissions used up');
});

test('storage is reported the same way; people who may not change the plan see whom to ask', async () => {
  const viewer = await addPerson(nimble, admin.companyId, 'viewer');
  await nimble.pool.query(
    "insert into files (company_id, storage_key, name, mime, size_bytes) values ($1, $2, 'v', 'video/mp4', $3)",
    [admin.companyId, `big-${admin.companyId}`, 25 * 1024 ** 3],
  );
  await hour();
  expect(subjects()).toEqual(['Storage used up']);
  expect(await titles(viewer.token)).toEqual([]);
  const { username } = await nimble.database
    .selectFrom('users')
    .select('username')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  expect(await banners(viewer.token)).toMatchObject([
    { kind: 'storage_used', severity: 'danger', link: null, values: { ask: [username] } },
  ]);
});

test('three days before a trial ends, at its end and afterwards the company is informed', async () => {
  await set({ insights: true, trial_ends_at: new Date(Date.now() + 4 * day) });
  await hour();
  expect(subjects()).toEqual([]);
  await set({ trial_ends_at: new Date(Date.now() + 2.9 * day) });
  await hour();
  expect(subjects()).toEqual(['Your trial ends soon']);
  expect(await titles()).toEqual(['Your trial ends soon']);
  expect(await banners()).toMatchObject([{ kind: 'trial_ends', severity: 'warning', link: '/plans' }]);
  await set({ trial_ends_at: new Date(Date.now() - 60_000) });
  await hour();
  expect(subjects()).toEqual(['Your trial ends soon', 'Your trial has ended']);
  expect(nimble.mails.at(-1)?.paragraphs.join(' ')).toContain('AI analysis');
  expect((await banners()).map(({ kind }) => kind)).toContain('features_ended');
  await nimble.call('PUT', '/api/plans/current', {
    token: admin.token,
    body: { data: { plan: 'growth', billing: 'monthly' } },
  });
  expect(await banners()).toEqual([]);
});
