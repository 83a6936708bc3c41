import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { finishedSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { notifyFinished } from './index.ts';
import { mailDailyHandler } from './mail-daily.ts';
import { notifyUsers } from './notify.ts';

let nimble: TestApp;
let owner: Awaited<ReturnType<typeof signedInAdmin>>;
let viewer: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  nimble = await createTestApp();
});
beforeEach(async () => {
  owner = await signedInAdmin(nimble, `Owners ${Math.random()}`);
  viewer = await addPerson(nimble, owner.companyId, 'viewer');
  nimble.mails.length = 0;
});
afterAll(() => nimble.close());

const choose = (mails: string, hour = 8, token = viewer.token) =>
  nimble.call('PUT', '/api/notifications/mails', { token, body: { data: { mails, hour } } });
const readAll = () => nimble.call('POST', '/api/notifications/read-all', { token: viewer.token });
const mailsToViewer = () => nimble.mails.filter(({ action }) => action.label === 'Open Nimble');

async function finish(): Promise<number> {
  const { submissionId } = await finishedSubmission(nimble, owner.token);
  await inTransaction(nimble.database, (transaction) =>
    notifyFinished(transaction, { by: { companyId: owner.companyId }, submissionId }),
  );
  return submissionId;
}

/** Runs the tasks that wait for their minute. */
async function aMinuteLater(): Promise<void> {
  await nimble.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await nimble.runTasks();
}

/** The scheduled task, this many hours after the last email. */
async function mailDaily(hoursSince: number): Promise<void> {
  await nimble.pool.query(
    "update users set notifications_mailed_at = now() - $2 * interval '1 hour' where id = $1",
    [viewer.userId, hoursSince],
  );
  await mailDailyHandler({}, nimble);
  await nimble.runTasks();
}

test('nothing is emailed by default; at once means one email for everything unread a minute later', async () => {
  const { body } = await nimble.call('GET', '/api/notifications/mails', { token: viewer.token });
  expect(body.data).toEqual({ mails: 'off', hour: 8, due: false });
  await finish();
  await aMinuteLater();
  expect(mailsToViewer()).toEqual([]);

  expect((await choose('at_once')).body.data).toEqual({ mails: 'at_once', hour: 8, due: false });
  const submissionId = await finish();
  await nimble.runTasks();
  expect(mailsToViewer()).toEqual([]);
  await aMinuteLater();
  expect(mailsToViewer()).toMatchObject([
    {
      subject: 'New interview',
      paragraphs: ['New interview: Casey Smith finished the interview for Engineer.'],
      action: { url: `${nimble.config.publicUrl}/candidates/${submissionId}` },
    },
  ]);

  nimble.mails.length = 0;
  for (let count = 0; count < 22; count += 1) await finish();
  await aMinuteLater();
  expect(mailsToViewer()).toHaveLength(1);
  expect(mailsToViewer()[0]?.subject).toBe('22 new notifications');
  expect(mailsToViewer()[0]?.paragraphs.at(-1)).toBe('And 2 more.');

  nimble.mails.length = 0;
  await finish();
  await readAll();
  await aMinuteLater();
  expect(mailsToViewer()).toEqual([]);
});

test('a daily email is sent once when the hour has come, about unread notifications, and catches up on a missed hour', async () => {
  await choose('daily', new Date().getUTCHours());
  await finish();
  await mailDailyHandler({}, nimble);
  await aMinuteLater();
  expect(mailsToViewer()).toEqual([]);
  await mailDaily(24);
  await mailDaily(24);
  expect(mailsToViewer()).toHaveLength(1);

  // Their hour comes next; that of yesterday was missed.
  await choose('daily', (new Date().getUTCHours() + 1) % 24);
  await finish();
  await mailDaily(2);
  expect(mailsToViewer()).toHaveLength(1);
  await mailDaily(24);
  expect(mailsToViewer()).toHaveLength(2);

  nimble.mails.length = 0;
  await finish();
  await readAll();
  await mailDaily(24);
  expect(mailsToViewer()).toEqual([]);
});

test('another choice that keeps the emails leaves nothing out of the next one', async () => {
  const hour = new Date().getUTCHours();
  const change = (data: object) =>
    nimble.call('PUT', '/api/notifications/mails', { token: viewer.token, body: { data } });
  await choose('daily', hour);
  await finish();
  // Emails about reviews that are due, and another hour.
  await change({ mails: 'daily', hour, due: true });
  await change({ mails: 'daily', hour: (hour + 23) % 24, due: true });
  await mailDailyHandler({}, nimble);
  await nimble.runTasks();
  expect(mailsToViewer()).toEqual([]);
  await mailDaily(25);
  expect(mailsToViewer()).toHaveLength(1);

  await choose('off', hour);
  await finish();
  await choose('daily', hour);
  await mailDaily(25);
  expect(mailsToViewer()).toHaveLength(1);
});

test('a notification whose transaction ends after that of a newer one is in the next email, and no other twice', async () => {
  await choose('daily', new Date().getUTCHours());
  const tell = (transaction: Transaction, title: string) =>
    notifyUsers(transaction, owner.companyId, [viewer.userId], { type: 'info', title, message: '' });
  await inTransaction(nimble.database, async (slow) => {
    await tell(slow, 'The older');
    await inTransaction(nimble.database, (fast) => tell(fast, 'The newer'));
    await mailDaily(24);
  });
  await mailDaily(24);
  await mailDaily(24);
  expect(mailsToViewer().map(({ subject }) => subject)).toEqual(['The newer', 'The older']);
});

test('a person whose access the plan pauses gets no names of candidates by email', async () => {
  const pause = (pausedAt: Date | null) =>
    nimble.pool.query('UPDATE users SET paused_by_plan_at = $2 WHERE id = $1', [viewer.userId, pausedAt]);
  await choose('daily', new Date().getUTCHours());
  await finish();
  await pause(new Date());
  await mailDaily(24);
  expect(mailsToViewer()).toEqual([]);
  await pause(null);
  await mailDaily(24);
  expect(mailsToViewer()).toHaveLength(1);
});

test('the link of an email ends them without signing in, for its own person only; opening it changes nothing', async () => {
  await choose('at_once');
  await choose('at_once', 8, owner.token);
  await finish();
  await aMinuteLater();
  const emailOf = async ({ userId }: { userId: number }) =>
    (await nimble.pool.query('select email from users where id = $1', [userId])).rows[0].email as string;
  const viewersEmail = await emailOf(viewer);
  const mail = mailsToViewer().find(({ to }) => to === viewersEmail);
  const url = new URL(mail?.unsubscribe?.url ?? '');
  const link = `${url.pathname}${url.search}`;
  const opened = await nimble.call('GET', link);
  expect(opened.status).toBe(302);
  expect(opened.headers.location).toBe(`/unsubscribe#${url.search.slice(1)}`);
  const choiceOf = async (token: string) =>
    (await nimble.call('GET', '/api/notifications/mails', { token })).body.data.mails;
  expect(await choiceOf(viewer.token)).toBe('at_once');

  const headers = { accept: 'text/html,*/*;q=0.8' };
  for (const broken of [link.split('&')[0] ?? '', link.slice(0, -1)]) {
    const page = await nimble.app.inject({ url: broken, headers });
    expect([page.statusCode, page.headers.location], broken).toEqual([302, '/unsubscribe']);
    expect([400, 403]).toContain((await nimble.call('GET', broken)).status);
  }

  const other = link.replace(/user=\d+/, `user=${owner.userId}`);
  expect((await nimble.call('POST', other)).status).toBe(403);
  const oneClick = await nimble.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.statusCode).toBe(200);
  expect((await nimble.call('POST', link)).status).toBe(200);
  expect(await choiceOf(viewer.token)).toBe('off');
  expect(await choiceOf(owner.token)).toBe('at_once');
  nimble.mails.length = 0;
  await finish();
  await aMinuteLater();
  expect(mailsToViewer().map(({ to }) => to)).toEqual([await emailOf(owner)]);
});
