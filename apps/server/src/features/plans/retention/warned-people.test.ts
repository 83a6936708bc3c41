import type { Email } from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import {
  companyOnStarter,
  live,
  liveInLeaps,
  runClock,
  submissionOfAge,
  submissionsLeft,
} from '../../../testing/figures/old-submissions.ts';
import { addCompany, addPerson, addRole, type TestRole } from '../../../testing/people.ts';
import { startMailServer } from '../../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { sendRetentionMail } from '../plans.tasks.ts';

/** From the first warning until the day of erasing, or of postponing and warning again. */
const byWarnings = [7, 6, 1];
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

async function installation(settings: Record<string, string> = {}): Promise<TestApp> {
  const nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on', ...settings });
  closing.push(() => nimble.close());
  return nimble;
}

async function mailServer(manners: { refusal?: string } = {}) {
  const server = await startMailServer(0, manners);
  closing.push(() => server.close());
  return server;
}

/** A company whose first admin is gone, so that only these run it, with one old submission. */
async function companyOf(nimble: TestApp, roles: (TestRole | { permissions: object })[]) {
  const first = await addCompany(nimble);
  const company = await companyOnStarter(nimble, first);
  await submissionOfAge(nimble, company, 100);
  const people = [];
  for (const role of roles) {
    const given =
      typeof role === 'object' && 'permissions' in role
        ? await addRole(nimble, first.companyId, { dashboards: { view: true }, ...role.permissions })
        : role;
    people.push(await addPerson(nimble, first.companyId, given));
  }
  await nimble.pool.query('delete from users where id = $1', [first.userId]);
  return { ...company, people };
}

const notificationsOf = async (nimble: TestApp, { token }: { token: string }) =>
  (await nimble.call('GET', '/api/notifications', { token })).body.data.filter(
    ({ page }: { page: string | null }) => page === 'retention',
  ) as { id: number; page: string }[];
const noticesOf = async (nimble: TestApp, { token }: { token: string }) =>
  (await nimble.call('GET', '/api/plans/notices', { token })).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'retention',
  ) as {
    kind: string;
    values: { warning: number; isConfirmed: boolean };
  }[];
/** A plan warns of other things, too. */
const warningsIn = ({ received }: { received: readonly Email[] }) =>
  received.filter(({ subject }) => subject?.includes('will be erased'));
const leftOf = (nimble: TestApp, companyId: number) => submissionsLeft(nimble, companyId);

test('the master and custom roles are warned by email, bell and dashboard; people without the permission are not', async () => {
  const server = await mailServer();
  const nimble = await installation({ SMTP_URL: server.url });
  const permissions = [{ plans: { view: true, update: true } }, { company: { view: true, update: true } }];
  const { companyId, people } = await companyOf(nimble, [
    'master',
    ...permissions.map((permission) => ({ permissions: permission })),
    'sub_admin',
    { permissions: { plans: { view: true } } },
  ]);
  await runClock(nimble);
  const warned = people.slice(0, 3);
  expect(warningsIn(server).map(({ to }) => to?.[0]?.address)).toEqual(warned.map(({ email }) => email));
  for (const person of warned) {
    expect(await notificationsOf(nimble, person)).toMatchObject([{ type: 'warning', page: 'retention' }]);
    expect(await noticesOf(nimble, person)).toMatchObject([
      {
        kind: 'retention',
        severity: 'warning',
        link: '/plans/retention',
        values: { submissions: 1, later: 0 },
      },
    ]);
  }
  for (const person of people.slice(3)) {
    expect(await notificationsOf(nimble, person)).toEqual([]);
    expect(await noticesOf(nimble, person)).toEqual([]);
  }
  await liveInLeaps(nimble, companyId, byWarnings);
  expect(warningsIn(server)).toHaveLength(9);
  expect(await leftOf(nimble, companyId)).toEqual([]);
});

test('without a mail server nothing is erased before a warning was seen here, and warnings are repeated', async () => {
  const nimble = await installation();
  const { companyId, people } = await companyOf(nimble, ['admin']);
  const [admin] = people;
  if (admin === undefined) throw new Error('Nobody is there.');
  await runClock(nimble);
  await liveInLeaps(nimble, companyId, [...byWarnings, ...byWarnings]);
  expect(await leftOf(nimble, companyId)).toHaveLength(1);
  expect((await notificationsOf(nimble, admin)).length).toBe(7);
  const [notice] = await noticesOf(nimble, admin);
  expect(notice?.values.isConfirmed).toBe(false);
  const body = { data: { warning: notice?.values.warning } };
  const viewer = await addPerson(nimble, companyId, 'viewer');
  const confirm = (token: string) => nimble.call('POST', '/api/plans/retention/seen', { token, body });
  expect((await confirm(viewer.token)).status).toBe(403);
  expect((await confirm(admin.token)).status).toBe(200);
  expect((await noticesOf(nimble, admin))[0]?.values.isConfirmed).toBe(true);
  await liveInLeaps(nimble, companyId, [6]);
  expect(await leftOf(nimble, companyId)).toHaveLength(1);
  await liveInLeaps(nimble, companyId, [1, 6, 1]);
  expect(await leftOf(nimble, companyId)).toEqual([]);
});

test('a notification that was read counts as seen, even when it is deleted later', async () => {
  const nimble = await installation();
  const { companyId, people } = await companyOf(nimble, ['admin']);
  const [admin] = people;
  if (admin === undefined) throw new Error('Nobody is there.');
  await runClock(nimble);
  const [notification] = await notificationsOf(nimble, admin);
  const path = `/api/notifications/${notification?.id}`;
  await nimble.call('PUT', path, { token: admin.token, body: { data: { read: true } } });
  await live(nimble, companyId, 1);
  await nimble.call('DELETE', path, { token: admin.token });
  await liveInLeaps(nimble, companyId, [6, 6]);
  expect(await leftOf(nimble, companyId)).toHaveLength(1);
  await live(nimble, companyId, 1);
  expect(await leftOf(nimble, companyId)).toEqual([]);
});

test('emails refused by the mail server do not count as received', async () => {
  const server = await mailServer({ refusal: 'No such person here' });
  const nimble = await installation({ SMTP_URL: server.url });
  const { companyId } = await companyOf(nimble, ['admin']);
  await runClock(nimble);
  await liveInLeaps(nimble, companyId, [...byWarnings, ...byWarnings]);
  expect(await leftOf(nimble, companyId)).toHaveLength(1);
  const { rows } = await nimble.pool.query(
    'select count(*)::int as refused from retention_warned_people where company_id = $1 and refused_at is not null and mailed_at is null',
    [companyId],
  );
  expect(rows[0]?.refused).toBeGreaterThanOrEqual(6);
});

test('without a confirmed decider the master is emailed and nothing is erased', async () => {
  const server = await mailServer();
  const nimble = await installation({ SMTP_URL: server.url });
  const master = await addPerson(nimble, null, 'master');
  const { companyId, people } = await companyOf(nimble, ['admin']);
  await nimble.pool.query('update users set confirmed_at = null where id = $1', [people[0]?.userId]);
  await runClock(nimble);
  expect(server.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    [master.email, 'A company has no one to warn'],
  ]);
  await liveInLeaps(nimble, companyId, byWarnings);
  expect(await leftOf(nimble, companyId)).toHaveLength(1);
  await nimble.pool.query('update users set confirmed_at = now() where id = $1', [people[0]?.userId]);
  await liveInLeaps(nimble, companyId, byWarnings);
  expect(await leftOf(nimble, companyId)).toEqual([]);
});

test('two concurrent runs warn once', async () => {
  const server = await mailServer();
  const nimble = await installation({ SMTP_URL: server.url });
  await companyOf(nimble, ['admin']);
  await Promise.all([runClock(nimble), runClock(nimble)]);
  await nimble.runTasks();
  expect(warningsIn(server)).toHaveLength(1);
});

test('nobody is warned again of what people have deleted themselves', async () => {
  const server = await mailServer();
  const nimble = await installation({ SMTP_URL: server.url });
  const { companyId, people } = await companyOf(nimble, ['admin']);
  await runClock(nimble);
  expect(warningsIn(server)).toHaveLength(1);
  const [id] = await leftOf(nimble, companyId);
  const token = people[0]?.token ?? '';
  expect((await nimble.call('DELETE', `/api/submissions/${id}`, { token })).status).toBe(200);
  await liveInLeaps(nimble, companyId, byWarnings);
  expect(warningsIn(server)).toHaveLength(1);
  expect((await nimble.call('GET', '/api/plans/retention', { token })).body.data.batches).toEqual([]);
});

test('a warning is emailed once, also when its task runs again', async () => {
  const server = await mailServer();
  const nimble = await installation({ SMTP_URL: server.url });
  const { companyId, people } = await companyOf(nimble, ['admin']);
  const [admin] = people;
  if (admin === undefined) throw new Error('Nobody is there.');
  await runClock(nimble);
  expect(warningsIn(server)).toHaveLength(1);
  const { rows } = await nimble.pool.query('select id from retention_warnings where company_id = $1', [
    companyId,
  ]);
  const payload = { companyId, warningId: Number(rows[0].id), userId: admin.userId };
  await inTransaction(nimble.database, (transaction) => enqueue(transaction, sendRetentionMail, payload));
  await nimble.runTasks();
  expect(warningsIn(server)).toHaveLength(1);
});
