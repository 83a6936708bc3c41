import { mostCompanyMails } from '@nimble/contracts/mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { remindInvited } from '../index.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Inviters')).token;
});
afterAll(() => nimble.close());

const invite = (jobId: number, emails: unknown, as = token) =>
  nimble.call('POST', `/api/jobs/${jobId}/invitations`, { token: as, body: { data: { emails } } });
const listed = (jobId: number, as = token) =>
  nimble.call('GET', `/api/jobs/${jobId}/invitations?pageSize=100`, { token: as });
const change = (jobId: number, data: object) =>
  nimble.call('PUT', `/api/jobs/${jobId}`, { token, body: { data } });
const mailsTo = (email: string) => nimble.mails.filter(({ to }) => to === email);

const dayMilliseconds = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMilliseconds).toISOString();

/** Moves all invitations of this job this many days into the past. */
const invitedDaysAgo = (jobId: number, days: number) =>
  nimble.pool.query(
    'UPDATE job_invitations SET sent_at = now() - make_interval(days => $2) WHERE job_id = $1',
    [jobId, days],
  );

async function runReminders(): Promise<void> {
  const { database, companyMails } = nimble;
  const run = {
    taskId: 'test',
    attempt: 1,
    isLastAttempt: true,
    isLost: false,
    signal: new AbortController().signal,
  };
  await remindInvited.run(null, { database, companyMails }, run);
  await nimble.runTasks();
}

test('a reminder waits for the next day when the limit is used up, and counts', async () => {
  const { token: busy, companyId } = await signedInAdmin(nimble, 'Busy Reminders');
  const job = await activeJob(nimble, busy);
  await invite(job.id, ['one@example.com', 'two@example.com', 'three@example.com'], busy);
  await nimble.runTasks();
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token: busy, body: { data: { deadline: inDays(1) } } });
  await invitedDaysAgo(job.id, 3);
  const fill = (count: number) =>
    nimble.pool.query(
      `INSERT INTO company_mails (company_id, kind, address_digest)
       SELECT $1, 'invitation', '\\x00' FROM generate_series(1, $2::int)`,
      [companyId, count],
    );
  await fill(mostCompanyMails('enterprise', 0) - 3 - 1);
  const reminded = () =>
    nimble.mails.filter(
      ({ subject }) => subject.includes('with Busy Reminders') && subject.startsWith('Reminder'),
    );
  await runReminders();
  await runReminders();
  expect(reminded()).toHaveLength(1);
  await nimble.pool.query(
    `UPDATE company_mails SET created_at = now() - interval '25 hours' WHERE company_id = $1`,
    [companyId],
  );
  await runReminders();
  expect(reminded()).toHaveLength(3);
});

test('invited people who have not submitted are reminded two days before the deadline, once', async () => {
  const job = await activeJob(nimble, token, 'Navigator');
  await change(job.id, { deadline: inDays(5) });
  await invite(job.id, ['done@example.com', 'begun@example.com', 'idle@example.com']);
  await nimble.runTasks();
  const { submissionId } = await begunInterview(nimble, job, 'Done@example.com');
  await begunInterview(nimble, job, 'begun@example.com');
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [submissionId]);
  await runReminders();
  expect(mailsTo('idle@example.com')).toHaveLength(1);

  await change(job.id, { deadline: inDays(1.5) });
  // People invited within the last two days need no reminder.
  await runReminders();
  expect(mailsTo('idle@example.com')).toHaveLength(1);
  await invitedDaysAgo(job.id, 3);
  await runReminders();
  await runReminders();
  expect(mailsTo('idle@example.com').map(({ subject }) => subject)).toEqual([
    'Invitation to a video interview with Inviters',
    'Reminder: your video interview with Inviters',
  ]);
  expect(mailsTo('begun@example.com')).toHaveLength(2);
  expect(mailsTo('done@example.com')).toHaveLength(1);
  const { body } = await listed(job.id);
  expect(body.data.find(({ email }: { email: string }) => email === 'done@example.com')).toMatchObject({
    state: 'submitted',
    remindedAt: null,
  });
});

test('the deadline of the job reminds nobody of a later one of their own', async () => {
  const job = await activeJob(nimble, token);
  const data = { emails: ['own-deadline@example.com'], deadline: inDays(10) };
  await nimble.call('POST', `/api/jobs/${job.id}/invitations`, { token, body: { data } });
  await nimble.runTasks();
  await change(job.id, { deadline: inDays(1) });
  await invitedDaysAgo(job.id, 3);
  await runReminders();
  expect(mailsTo('own-deadline@example.com')).toHaveLength(1);
});

test('a reminder that could not be sent is resent as a reminder', async () => {
  const job = await activeJob(nimble, token);
  await change(job.id, { deadline: inDays(1) });
  await invite(job.id, ['refusing@example.com']);
  await nimble.runTasks();
  await nimble.pool.query(
    `UPDATE job_invitations SET reminded_at = now(), reminders = 1, failure = 'refused', failed_at = now()
     WHERE job_id = $1`,
    [job.id],
  );
  const [{ id }] = (await listed(job.id)).body.data;
  await nimble.call('POST', `/api/jobs/${job.id}/invitations/${id}/resend`, { token });
  await nimble.runTasks();
  expect(mailsTo('refusing@example.com').map(({ subject }) => subject)).toEqual([
    'Invitation to a video interview with Inviters',
    'Reminder: your video interview with Inviters',
  ]);
});

test('a reminder waits until its job and its company go on, and none is for a withdrawn invitation', async () => {
  const { token: own, companyId } = await signedInAdmin(nimble, 'Paused Reminders');
  const [open, job] = [await activeJob(nimble, own), await activeJob(nimble, own)];
  await invite(open.id, ['at-once@example.com'], own);
  await invite(job.id, ['later@example.com', 'withdrawn@example.com'], own);
  await nimble.runTasks();
  const { body } = await listed(job.id, own);
  const { id } = body.data.find(({ email }: { email: string }) => email === 'withdrawn@example.com');
  await nimble.call('POST', `/api/jobs/${job.id}/invitations/${id}/withdraw`, { token: own });
  const setJob = (jobId: number, data: object) =>
    nimble.call('PUT', `/api/jobs/${jobId}`, { token: own, body: { data } });
  await setJob(open.id, { deadline: inDays(1) });
  await setJob(job.id, { deadline: inDays(1), status: 'paused' });
  for (const { id: jobId } of [open, job]) await invitedDaysAgo(jobId, 3);
  const setStopped = (at: string) =>
    nimble.pool.query(`UPDATE companies SET stopped_at = ${at} WHERE id = $1`, [companyId]);
  const reminded = async () => {
    await runReminders();
    return (await listed(job.id, own)).body.data.map((one: { remindedAt: string | null }) => one.remindedAt);
  };
  expect(await reminded()).toEqual([null, null]);
  expect(mailsTo('at-once@example.com')).toHaveLength(2);
  await setJob(job.id, { status: 'active' });
  await setStopped('now()');
  expect(await reminded()).toEqual([null, null]);
  await setStopped('NULL');
  expect((await reminded()).filter((at: string | null) => at !== null)).toHaveLength(1);
  expect(mailsTo('later@example.com')).toHaveLength(2);
  expect(mailsTo('withdrawn@example.com')).toHaveLength(1);
});

test('a company sends up to three reminders, at its own distances', async () => {
  const { token: own, companyId } = await signedInAdmin(nimble, 'Often Reminders');
  const setDays = (reminderDays: number[]) =>
    nimble.call('PUT', `/api/companies/${companyId}`, { token: own, body: { data: { reminderDays } } });
  expect((await setDays([1, 7, 3, 3])).status).toBe(400);
  expect((await setDays([31])).status).toBe(400);
  expect((await setDays([1, 7, 3])).body.data.reminderDays).toEqual([7, 3, 1]);
  const job = await activeJob(nimble, own);
  const data = { emails: ['often@example.com'], deadline: inDays(10) };
  await nimble.call('POST', `/api/jobs/${job.id}/invitations`, { token: own, body: { data } });
  await nimble.runTasks();
  const letPass = (days: number) =>
    nimble.pool.query(
      `UPDATE job_invitations SET sent_at = sent_at - past, reminded_at = reminded_at - past, deadline = deadline - past
       FROM (SELECT make_interval(hours => $2::int) AS past) AS step WHERE job_id = $1`,
      [job.id, days * 24],
    );
  const reminders = [];
  for (const days of [0, 3.5, 2, 1, 1.5, 1, 0.5]) {
    await letPass(days);
    await runReminders();
    await runReminders();
    reminders.push(mailsTo('often@example.com').length - 1);
  }
  // 10, 6.5, 4.5, 3.5, 2, 1 and half a day before the deadline.
  expect(reminders).toEqual([0, 1, 1, 1, 2, 3, 3]);
  await nimble.pool.query(
    `UPDATE job_invitations SET deadline = now() + interval '20 days' WHERE job_id = $1`,
    [job.id],
  );
  await letPass(19.5);
  await runReminders();
  expect(mailsTo('often@example.com')).toHaveLength(4);
});
