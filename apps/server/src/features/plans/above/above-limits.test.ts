import type { CompanyNotice, KeptState, PlanChange } from '@nimble/contracts/plans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { submissionOfAge } from '../../../testing/figures/old-submissions.ts';
import { activeJob } from '../../../testing/journeys.ts';
import { addCompany, addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { endPlansHandler } from '../end-plans.ts';

const day = 24 * 60 * 60_000;

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof addCompany>>;
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

const get = async (path: string, token = admin.token) =>
  (await nimble.call('GET', path, { token })).body.data;
const put = (path: string, data: object) => nimble.call('PUT', path, { token: admin.token, body: { data } });
const set = (columns: object) =>
  nimble.database.updateTable('companies').set(columns).where('id', '=', admin.companyId).execute();
const statusOf = async (id: number): Promise<string> => (await get(`/api/jobs/${id}`)).status;
const meOf = async (token: string) => (await nimble.call('GET', '/api/users/me', { token })).status;
const signIn = async (userId: number) => {
  const { username } = await nimble.database
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return nimble.call('POST', '/api/users-permissions/user-login', {
    body: { identifier: username, password: 'Secret12' },
  });
};

/** Three active jobs and three users on a trial that has ended. */
async function endedTrial() {
  const jobs = [];
  for (const title of ['First', 'Second', 'Third']) jobs.push(await activeJob(nimble, admin.token, title));
  const [viewer, other] = [
    await addPerson(nimble, admin.companyId, 'viewer'),
    await addPerson(nimble, admin.companyId, 'admin'),
  ];
  await set({ trial_ends_at: new Date(Date.now() - 60_000) });
  await endPlansHandler({}, nimble);
  return { jobs: jobs.map(({ id }) => id), viewer, other };
}
/** Lets the deadline for choosing pass. */
async function passChoice(): Promise<void> {
  await set({ choose_by: new Date(Date.now() - 60_000) });
  await endPlansHandler({}, nimble);
  await endPlansHandler({}, nimble);
}

test('the effects of a downgrade are listed completely, with the company’s figures', async () => {
  await set({ plan: 'enterprise', trial_ends_at: null });
  await activeJob(nimble, admin.token, 'First');
  await activeJob(nimble, admin.token, 'Second');
  await addPerson(nimble, admin.companyId, 'viewer');
  await put(`/api/companies/${admin.companyId}`, { primaryColor: '#1d4ed8' });
  const change: PlanChange = await get('/api/plans/changes/starter');
  expect(change.effects).toEqual([
    { kind: 'jobs', used: 2, from: null, to: 1 },
    { kind: 'submissions', used: 0, from: null, to: 100 },
    { kind: 'users', used: 2, from: null, to: 1 },
    { kind: 'storage', used: 0, from: 100 * 1024 ** 3, to: 5 * 1024 ** 3 },
    { kind: 'retention', used: 0, from: 365, to: 30 },
    { kind: 'insights', isUsed: true },
    { kind: 'branding', isUsed: true },
    { kind: 'services' },
  ]);
  const { cycleEndsAt } = await get('/api/plans/current');
  expect(change.at).toBe(cycleEndsAt);
  expect(Date.parse(change.chooseBy) - Date.parse(change.at)).toBe(14 * day);
  expect((await get('/api/plans/changes/enterprise')).effects).toEqual([]);
});

test('what a downgrade will erase is counted at the day on which it begins', async () => {
  await set({
    plan: 'enterprise',
    trial_ends_at: null,
    billing: 'monthly',
    cycle_started_at: new Date(Date.now() - 5 * day),
  });
  const { id: jobId } = await activeJob(nimble, admin.token, 'First');
  // The cycle has 23 to 26 more days.
  for (const age of [1, 10, 40]) await submissionOfAge(nimble, { companyId: admin.companyId, jobId }, age);
  const { effects }: PlanChange = await get('/api/plans/changes/growth');
  expect(effects).toContainEqual({ kind: 'retention', used: 0, from: 365, to: 90 });
  const { effects: ofSmallest }: PlanChange = await get('/api/plans/changes/starter');
  expect(ofSmallest).toContainEqual({ kind: 'retention', used: 2, from: 365, to: 30 });
});

test('without a choice the newest job and the deciders stay; the others are paused, never deleted', async () => {
  const { jobs, viewer, other } = await endedTrial();
  const [first = 0, second = 0, third = 0] = jobs;
  expect([await statusOf(first), await statusOf(third)]).toEqual(['active', 'active']);
  const kept: NonNullable<KeptState> = await get('/api/plans/kept');
  expect(kept.jobs.items.filter(({ isKept }) => isKept).map(({ id }) => id)).toEqual([third]);
  expect(kept.users.items.filter(({ isKept }) => isKept).map(({ id }) => id)).toEqual([admin.userId]);
  const left = Date.parse(kept.chooseBy ?? '') - Date.now();
  expect([left > 13.9 * day, left <= 14 * day]).toEqual([true, true]);
  await set({ plan: 'enterprise' });
  const { body: made } = await nimble.call('POST', '/api/api-tokens', {
    token: other.token,
    body: { data: { name: 'Warehouse', permissions: { job: { view: true } }, days: 30 } },
  });
  const byProgram = async () => (await nimble.call('GET', '/api/jobs', { token: made.data.secret })).status;
  await set({ plan: 'starter' });
  expect(await byProgram()).toBe(403);
  await passChoice();
  expect(await byProgram()).toBe(401);
  expect(await Promise.all(jobs.map(statusOf))).toEqual(['paused', 'paused', 'active']);
  expect([await meOf(viewer.token), await meOf(other.token), await meOf(admin.token)]).toEqual([
    401, 401, 200,
  ]);
  const staff = await nimble.call('GET', '/api/staff/list', { token: admin.token });
  const paused = staff.body.data.users.filter(({ isPaused }: { isPaused: boolean }) => isPaused);
  expect(paused).toHaveLength(2);
  const refused = await signIn(viewer.userId);
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'Your company’s plan has no room for your account, so it is paused and nothing is deleted. Ask an admin of your company to make room.',
  ]);
  expect((await get('/api/plans/current')).usage).toMatchObject({
    jobs: { used: 1, most: 1 },
    users: { used: 1, most: 1 },
  });
  const told = (await get('/api/notifications')).map(({ title }: { title: string }) => title);
  expect(told).toEqual(['Paused by your plan', 'Choose what stays', 'Your trial has ended']);
  expect(await statusOf(second)).toBe('paused');
  const { shareToken } = await get(`/api/jobs/${second}`);
  const link = await nimble.call('GET', `/api/getPublicInterview/${shareToken}`);
  expect([link.status, link.body.error.code]).toEqual([422, 'interview.limit_reached']);
  const banners: CompanyNotice[] = await get('/api/plans/notices');
  expect(banners.map(({ kind }) => kind)).toEqual(['paused_by_plan', 'plan_not_chosen', 'features_ended']);
});

test('the company’s choice stays, and a larger plan brings back what the plan paused', async () => {
  const { jobs, viewer, other } = await endedTrial();
  const [first = 0, second = 0, third = 0] = jobs;
  const tooMany = await put('/api/plans/kept', { jobs: [first, second], users: [admin.userId] });
  expect(tooMany.status).toBe(422);
  for (const users of [[viewer.userId], [admin.userId, viewer.userId]])
    expect((await put('/api/plans/kept', { jobs: [first], users })).status).toBe(422);
  expect((await put('/api/plans/kept', { jobs: [first], users: [admin.userId] })).body.data.isChosen).toBe(
    true,
  );
  await put(`/api/jobs/${second}`, { status: 'paused' });
  await passChoice();
  expect(await Promise.all(jobs.map(statusOf))).toEqual(['active', 'paused', 'paused']);
  await put('/api/plans/current', { plan: 'growth', billing: 'monthly' });
  // A person paused the second.
  expect(await Promise.all(jobs.map(statusOf))).toEqual(['active', 'paused', 'active']);
  expect([(await signIn(viewer.userId)).status, (await signIn(other.userId)).status]).toEqual([200, 200]);
  expect(await get('/api/plans/kept')).toBeNull();
  expect((await put('/api/plans/kept', { jobs: [first], users: [admin.userId] })).status).toBe(422);
  expect(third).toBeGreaterThan(0);
});

test('a choice can be made before the change, and applies at once after the deadline, which is kept while there is room', async () => {
  const { jobs } = await endedTrial();
  const [first = 0, second = 0, third = 0] = jobs;
  await passChoice();
  expect(await statusOf(third)).toBe('active');
  await put('/api/plans/kept', { jobs: [second], users: [admin.userId] });
  expect(await Promise.all(jobs.map(statusOf))).toEqual(['paused', 'active', 'paused']);

  admin = await addCompany(nimble);
  for (const title of ['First', 'Second']) await activeJob(nimble, admin.token, title);
  const before: NonNullable<KeptState> = await get('/api/plans/kept');
  expect(before).toMatchObject({ plan: 'starter', isChosen: false });
  const oldest = before.jobs.items.at(-1)?.id ?? 0;
  await put('/api/plans/kept', { jobs: [oldest], users: [admin.userId] });
  await set({ trial_ends_at: new Date(Date.now() - 60_000) });
  await endPlansHandler({}, nimble);
  await passChoice();
  expect(await statusOf(oldest)).toBe('active');
  expect(first).toBeGreaterThan(0);
});

test('without enforcement everything paused by plans comes back', async () => {
  const { jobs } = await endedTrial();
  await passChoice();
  await endPlansHandler({}, { database: nimble.database, config: { planEnforcement: 'off' } });
  expect(await Promise.all(jobs.map(statusOf))).toEqual(['active', 'active', 'active']);
});

test('records of another company cannot be chosen: they stay as they are, and nothing is kept by them', async () => {
  const stranger = await addCompany(nimble);
  const { id } = await activeJob(nimble, stranger.token);
  const { jobs } = await endedTrial();
  await put('/api/plans/kept', { jobs: [id], users: [stranger.userId] });
  const kept: KeptState = await get('/api/plans/kept');
  expect(new Set(kept?.jobs.items.map((job) => job.id))).toEqual(new Set(jobs));
  expect(kept?.users.items.map((user) => user.id)).not.toContain(stranger.userId);
  await passChoice();
  expect((await get(`/api/jobs/${id}`, stranger.token)).status).toBe('active');
  expect(await meOf(stranger.token)).toBe(200);
});

test('a company that has not chosen yet is reminded once, three days before the deadline', async () => {
  await endedTrial();
  const told = async (daysLeft: number) => {
    await set({ choose_by: new Date(Date.now() + daysLeft * day) });
    for (let time = 0; time < 2; time += 1) await endPlansHandler({}, nimble);
    const titles = (await get('/api/notifications')).map(({ title }: { title: string }) => title);
    return titles.filter((title: string) => title === 'Choose what stays').length;
  };
  expect([await told(4), await told(2.9)]).toEqual([1, 2]);
});

test('without a choice the master account stays before others, and who has joined before who was invited', async () => {
  const { viewer, other } = await endedTrial();
  await nimble.pool.query('update users set confirmed_at = null where id = $1', [admin.userId]);
  const staying = async () => {
    await passChoice();
    const { rows } = await nimble.pool.query(
      'select id from users where company_id = $1 and paused_by_plan_at is null',
      [admin.companyId],
    );
    return rows.map(({ id }) => Number(id));
  };
  expect(await staying()).toEqual([other.userId]);
  await nimble.pool.query(
    'update users set paused_by_plan_at = null, confirmed_at = now() where company_id = $1',
    [admin.companyId],
  );
  await nimble.pool.query(
    "update users set role_id = (select id from roles where name = 'master' and company_id is null) where id = $1",
    [viewer.userId],
  );
  expect(await staying()).toEqual([viewer.userId]);
});

test('a choice whose people have left locks nobody out who decides', async () => {
  const { jobs, other } = await endedTrial();
  const [first = 0] = jobs;
  await put('/api/plans/kept', { jobs: [first], users: [admin.userId] });
  const removed = await nimble.call('DELETE', `/api/staff/deletestaff/${admin.userId}`, {
    token: other.token,
  });
  expect(removed.status).toBe(200);
  await passChoice();
  expect(await meOf(other.token)).toBe(200);
  expect((await get(`/api/jobs/${first}`, other.token)).status).toBe('active');
});

test('a choice whose people decide nothing any more leaves one who does', async () => {
  const { jobs, other, viewer } = await endedTrial();
  const [first = 0] = jobs;
  await put('/api/plans/kept', { jobs: [first], users: [admin.userId] });
  const roles = await nimble.call('GET', '/api/roles/company?search=viewer', { token: other.token });
  const body = { role: roles.body.roles[0].id };
  const changed = await nimble.call('PUT', `/api/staff/updaterole/${admin.userId}`, {
    token: other.token,
    body,
  });
  expect(changed.status).toBe(200);
  await passChoice();
  expect([await meOf(other.token), await meOf(admin.token), await meOf(viewer.token)]).toEqual([
    200, 401, 401,
  ]);
});

test('a choice ends with its deadline, also when people made room themselves, and decides nothing later', async () => {
  const { jobs, viewer, other } = await endedTrial();
  const [first = 0, second = 0, third = 0] = jobs;
  await put('/api/plans/kept', { jobs: [first], users: [admin.userId] });
  for (const id of [first, third]) await put(`/api/jobs/${id}`, { status: 'closed' });
  for (const { userId } of [viewer, other])
    await nimble.call('DELETE', `/api/staff/deletestaff/${userId}`, { token: admin.token });
  await endPlansHandler({}, nimble);
  expect(await get('/api/plans/kept')).toBeNull();
  await set({ plan: 'growth' });
  const { id: newest } = await activeJob(nimble, admin.token, 'Newest');
  await set({ plan: 'starter' });
  await endPlansHandler({}, nimble);
  expect((await get('/api/plans/kept')).isChosen).toBe(false);
  await passChoice();
  expect([await statusOf(second), await statusOf(newest)]).toEqual(['paused', 'active']);
});
