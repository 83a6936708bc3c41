import { mostCompanyMails } from '@nimble/contracts/mails';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

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

test('each address gets the link once for a job, however often and in whatever case it is given', async () => {
  const job = await activeJob(nimble, token, 'Pilot');
  const first = await invite(job.id, ['Ann@example.com', ' ann@EXAMPLE.com ', 'bo@example.com']);
  expect(first.body.data).toEqual({ invited: 2, already: 0 });
  expect((await invite(job.id, ['ANN@example.com', 'cy@example.com'])).body.data).toEqual({
    invited: 1,
    already: 1,
  });
  await nimble.runTasks();
  const [mail, ...more] = mailsTo('ann@example.com');
  expect(more).toEqual([]);
  expect(mail?.action.url).toMatch(/\/interview\/i\d+-[\w-]{43}$/);
  expect(mail?.paragraphs.join(' ')).toContain('Pilot');
  const { body } = await listed(job.id);
  expect(body.data.map(({ email }: { email: string }) => email)).toEqual([
    'cy@example.com',
    'bo@example.com',
    'ann@example.com',
  ]);
  expect(body.data[0]).toMatchObject({ sentAt: expect.any(String), remindedAt: null, state: 'sent' });
});

test('a job that is inactive, over, or of another company sends no email', async () => {
  const job = await activeJob(nimble, token);
  const stranger = await signedInAdmin(nimble, 'Strange Inviters');
  expect((await invite(job.id, ['a@example.com'], stranger.token)).status).toBe(404);
  expect((await listed(job.id, stranger.token)).status).toBe(404);
  await change(job.id, { status: 'paused' });
  expect((await invite(job.id, ['a@example.com'])).status).toBe(422);
  await change(job.id, { status: 'active', deadline: inDays(-1) });
  expect((await invite(job.id, ['a@example.com'])).status).toBe(422);
  expect((await listed(job.id)).body.data).toEqual([]);
});

test('a job that was paused before its emails were sent sends none', async () => {
  const job = await activeJob(nimble, token);
  await invite(job.id, ['early@example.com']);
  await change(job.id, { status: 'paused' });
  await nimble.runTasks();
  expect(mailsTo('early@example.com')).toEqual([]);
});

test('an invitation that expired before its email was sent sends none', async () => {
  const job = await activeJob(nimble, token);
  const data = { emails: ['too-late@example.com'], deadline: inDays(1) };
  await nimble.call('POST', `/api/jobs/${job.id}/invitations`, { token, body: { data } });
  await nimble.pool.query('UPDATE job_invitations SET deadline = now() WHERE job_id = $1', [job.id]);
  await nimble.runTasks();
  expect(mailsTo('too-late@example.com')).toEqual([]);
});

test.each([
  ['none', [], 'Enter at least one email address'],
  ['one that is none', ['nobody'], 'Please enter a valid email address'],
  [
    'too many',
    Array.from({ length: 201 }, (_, n) => `a${n}@example.com`),
    'Enter at most 200 addresses at once',
  ],
])('a list of %s is refused as a whole', async (_name, emails, message) => {
  const job = await activeJob(nimble, token);
  const { status, body } = await invite(job.id, emails);
  expect([status, body.error.details.errors[0].message]).toEqual([400, message]);
  expect((await listed(job.id)).body.data).toEqual([]);
});

test('a company may send a limited number of emails within 24 hours, and a refused list leaves nothing behind', async () => {
  const { token: busy, companyId } = await signedInAdmin(nimble, 'Busy Inviters');
  const job = await activeJob(nimble, busy);
  const most = mostCompanyMails('enterprise', 0);
  await nimble.pool.query(
    `INSERT INTO company_mails (company_id, kind, address_digest, created_at)
     SELECT $1, 'reminder', '\\x00', now() - make_interval(hours => n % 2 * 20) FROM generate_series(1, $2::int) AS n`,
    [companyId, most - 1],
  );
  const refused = await invite(job.id, ['x@example.com', 'y@example.com'], busy);
  expect(refused.status).toBe(429);
  expect(refused.body.error.message).toContain(`at most ${most} people`);
  // One email is left; the oldest leave the 24 hours in four.
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(3.9 * 3600);
  expect(seconds).toBeLessThanOrEqual(4 * 3600);
  expect((await invite(job.id, ['x@example.com'], busy)).body.data).toEqual({ invited: 1, already: 0 });
  await nimble.runTasks();
  const [{ id }] = (await listed(job.id, busy)).body.data;
  const resent = await nimble.call('POST', `/api/jobs/${job.id}/invitations/${id}/resend`, { token: busy });
  expect(resent.status).toBe(429);
});

test('a second click on withdrawing changes nothing, and is not in the audit log', async () => {
  const job = await activeJob(nimble, token);
  await invite(job.id, ['clicked@example.com']);
  const one = async () => (await listed(job.id)).body.data[0];
  const { id } = await one();
  const withdraw = () => nimble.call('POST', `/api/jobs/${job.id}/invitations/${id}/withdraw`, { token });
  await withdraw();
  const { withdrawnAt } = await one();
  expect((await withdraw()).status).toBe(200);
  expect(await one()).toMatchObject({ state: 'withdrawn', withdrawnAt });
  const { body } = await nimble.call('GET', '/api/audit-events', { token });
  const logged = body.data.filter(({ action }: { action: string }) => action === 'job.invitation_withdrawn');
  expect(logged).toHaveLength(1);
});

test('the emails that count are not swept', async () => {
  const { token: busy, companyId } = await signedInAdmin(nimble, 'Swept Inviters');
  const job = await activeJob(nimble, busy);
  await nimble.pool.query(
    `INSERT INTO company_mails (company_id, kind, address_digest, created_at)
     SELECT $1, 'reminder', '\\x00', now() - make_interval(hours => 23, days => 8 * (n % 2))
     FROM generate_series(1, 2 * $2::int) AS n`,
    [companyId, mostCompanyMails('enterprise', 0)],
  );
  await nimble.pool.query(`SELECT graphile_worker.add_job('mails.sweep')`);
  await nimble.runTasks();
  const { rows } = await nimble.pool.query('SELECT FROM company_mails WHERE company_id = $1', [companyId]);
  expect(rows).toHaveLength(mostCompanyMails('enterprise', 0));
  expect((await invite(job.id, ['x@example.com'], busy)).status).toBe(429);
});

test('an email is sent once, even when its task runs again after a crash', async () => {
  const job = await activeJob(nimble, token);
  await invite(job.id, ['again@example.com']);
  await nimble.runTasks();
  const { rows } = await nimble.pool.query<{ id: number; company_id: number }>(
    `SELECT id, company_id FROM job_invitations WHERE email = 'again@example.com'`,
  );
  await nimble.pool.query(`SELECT graphile_worker.add_job('invitations.send', $1::json)`, [
    JSON.stringify({ companyId: Number(rows[0]?.company_id), invitationId: Number(rows[0]?.id) }),
  ]);
  await nimble.runTasks();
  expect(mailsTo('again@example.com')).toHaveLength(1);
});

describe('an email that is not sent', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let mailing: TestApp;
  let owner: string;
  beforeAll(async () => {
    mailServer = await startMailServer(0, { refusal: 'no such box' });
    mailing = await createTestApp({ SMTP_URL: mailServer.url });
    owner = (await addCompany(mailing)).token;
  });
  afterAll(async () => {
    await mailing.close();
    await mailServer.close();
  });
  const first = async (jobId: number) =>
    (await mailing.call('GET', `/api/jobs/${jobId}/invitations`, { token: owner })).body.data[0];
  const inviteAnn = (jobId: number) =>
    mailing.call('POST', `/api/jobs/${jobId}/invitations`, {
      token: owner,
      body: { data: { emails: ['ann@example.com'] } },
    });
  const resend = (jobId: number, invitationId: number) =>
    mailing.call('POST', `/api/jobs/${jobId}/invitations/${invitationId}/resend`, { token: owner });

  test('shows its reason, is given up when the address is refused, and can be resent', async () => {
    const job = await activeJob(mailing, owner);
    await inviteAnn(job.id);
    expect((await resend(job.id, (await first(job.id)).id)).status).toBe(422);
    await mailing.runTasks();
    const { id, ...refused } = await first(job.id);
    expect(refused).toMatchObject({ sentAt: null, failure: 'refused', failedAt: expect.any(String) });

    await mailServer.close();
    expect((await resend(job.id, id)).status).toBe(200);
    expect(await first(job.id)).toMatchObject({ failure: null, failedAt: null });
    await mailing.runTasks();
    expect(await first(job.id)).toMatchObject({ sentAt: null, failure: 'unreachable', failedAt: null });

    // It is retried automatically, until the last attempt has failed too.
    await mailing.pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = max_attempts - 1 WHERE last_error IS NOT NULL`,
    );
    await mailing.runTasks();
    expect(await first(job.id)).toMatchObject({ failure: 'unreachable', failedAt: expect.any(String) });

    mailServer = await startMailServer(mailServer.port);
    await resend(job.id, id);
    await mailing.runTasks();
    expect(mailServer.received).toHaveLength(1);
    expect(await first(job.id)).toMatchObject({
      sentAt: expect.any(String),
      failure: null,
      failedAt: null,
    });
  });

  test('because the job was paused before, shows that', async () => {
    const job = await activeJob(mailing, owner);
    const setStatus = (status: string) =>
      mailing.call('PUT', `/api/jobs/${job.id}`, { token: owner, body: { data: { status } } });
    await inviteAnn(job.id);
    await setStatus('paused');
    await mailing.runTasks();
    const { id, ...closed } = await first(job.id);
    expect(closed).toMatchObject({ sentAt: null, failure: 'closed', failedAt: expect.any(String) });
    expect((await resend(job.id, id)).status).toBe(422);
    await setStatus('active');
    expect((await resend(job.id, id)).status).toBe(200);
    await mailing.runTasks();
    expect(await first(job.id)).toMatchObject({ sentAt: expect.any(String), failure: null });
  });
});

test('an address is erased with its candidate’s submission, and the others are not', async () => {
  const job = await activeJob(nimble, token);
  await invite(job.id, ['dee@example.com', 'eve@example.com']);
  const { submissionId } = await begunInterview(nimble, job, 'Dee@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  await nimble.call('DELETE', `/api/submissions/${submissionId}`, { token });
  const { body } = await listed(job.id);
  expect(body.data.map(({ email }: { email: string }) => email)).toEqual(['eve@example.com']);
});

test('an email whose worker was killed before the mail server’s answer is not sent twice, and is shown', async () => {
  const job = await activeJob(nimble, token);
  await invite(job.id, ['lost@example.com']);
  await nimble.pool.query(
    `UPDATE job_invitations SET handed_over_at = now() WHERE email = 'lost@example.com'`,
  );
  await nimble.runTasks();
  expect(mailsTo('lost@example.com')).toEqual([]);
  const [unclear] = (await listed(job.id)).body.data;
  expect(unclear).toMatchObject({ sentAt: null, failure: 'unclear', failedAt: expect.any(String) });
  await nimble.call('POST', `/api/jobs/${job.id}/invitations/${unclear.id}/resend`, { token });
  await nimble.runTasks();
  expect(mailsTo('lost@example.com')).toHaveLength(1);
});
