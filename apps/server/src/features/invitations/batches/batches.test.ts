import { mostCompanyMails } from '@nimble/contracts/mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { sendBatches } from '../index.ts';

let nimble: TestApp;
let token: string;
let companyId: number;
beforeAll(async () => {
  nimble = await createTestApp({ MAILS_PER_MINUTE: '3' });
  ({ token, companyId } = await signedInAdmin(nimble, 'Listers'));
});
afterAll(() => nimble.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');
const send = (jobId: number, path: string, list: string, terms: object = {}, as = token) =>
  nimble.call('POST', `/api/jobs/${jobId}/invitation-batches${path}`, {
    token: as,
    body: { data: { content: base64(list), ...terms } },
  });
const batchesOf = async (jobId: number) =>
  (await nimble.call('GET', `/api/jobs/${jobId}/invitation-batches`, { token })).body.data;
const change = (jobId: number, batchId: number, stopped: boolean) =>
  nimble.call('PUT', `/api/jobs/${jobId}/invitation-batches/${batchId}`, {
    token,
    body: { data: { stopped } },
  });
const mailsTo = (part: string) => nimble.mails.filter(({ to }) => to.includes(part));
const run = {
  taskId: 'test',
  attempt: 1,
  isLastAttempt: true,
  isLost: false,
  signal: new AbortController().signal,
};
/** The clock gives out the emails of the next minute, and they are sent at once. */
async function nextMinute(): Promise<void> {
  await nimble.pool.query(`UPDATE job_invitations SET queued_at = queued_at - interval '2 minutes'`);
  await sendBatches.run(null, { database: nimble.database, config: nimble.config }, run);
  await sendQueued();
}
async function sendQueued(): Promise<void> {
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await nimble.runTasks();
}
const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`).join('\n');

test('a preview says what is wrong with each row, and invites nobody', async () => {
  const job = await activeJob(nimble, token);
  await nimble.call('POST', `/api/jobs/${job.id}/invitations`, {
    token,
    body: { data: { emails: ['known@example.com'] } },
  });
  const { submissionId } = await begunInterview(nimble, job, 'Done@example.com');
  await nimble.pool.query(`UPDATE submissions SET status = 'pending', submitted_at = now() WHERE id = $1`, [
    submissionId,
  ]);
  const list = `Name;E-Mail;Frist
Ann;ann@example.com;5
Bo;nobody;
Known;KNOWN@example.com;
Done;done@example.com;
Ann;ann@example.com;`;
  const { status, body } = await send(job.id, '/preview', list, { language: 'de' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    encoding: 'utf-8',
    delimiter: ';',
    rows: 5,
    ready: 1,
    room: expect.any(Number),
    sample: [{ line: 2, email: 'ann@example.com', name: 'Ann', daysToAnswer: 5, language: 'de' }],
    problems: [
      { line: 3, cells: ['Bo', 'nobody', ''], problems: ['address_invalid'] },
      { line: 4, problems: ['already_invited'] },
      { line: 5, problems: ['already_submitted'] },
      { line: 6, problems: ['repeated'] },
    ],
  });
  expect(await batchesOf(job.id)).toEqual([]);
  await nimble.runTasks();
  expect(mailsTo('ann@')).toEqual([]);
});

test('an external id that an order of the company has is refused, and that of another company is free', async () => {
  const { token: elsewhere } = await signedInAdmin(nimble, 'Others');
  const order = async (as: string, externalId: string) => {
    const { id: job } = await activeJob(nimble, as);
    const data = { job, email: 'ordered@example.com', externalId };
    const { status, body } = await nimble.call('POST', '/api/invitations', { token: as, body: { data } });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await order(token, 'taken');
  await order(elsewhere, 'free');
  const { id: jobId } = await activeJob(nimble, token);
  const list = 'Email;External ID\nfirst@example.com;taken\nsecond@example.com;free';
  const { body } = await send(jobId, '/preview', list);
  expect(body.data).toMatchObject({
    ready: 1,
    sample: [{ line: 3, email: 'second@example.com' }],
    problems: [{ line: 2, problems: ['external_id_taken'] }],
  });
});

test('the rows without problems are invited at the rate of the installation, each once', async () => {
  const job = await activeJob(nimble, token);
  const { status, body } = await send(job.id, '', `${people(8, 'rate')}\nnobody@\nrate1@example.com`);
  expect([status, body.data]).toEqual([200, { id: expect.any(Number), invited: 8, skipped: 2 }]);
  const counts: number[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    await nextMinute();
    counts.push(mailsTo('rate').length);
  }
  expect(counts).toEqual([3, 6, 8, 8]);
  expect(await batchesOf(job.id)).toMatchObject([
    { total: 8, sent: 8, waiting: 0, failed: 0, withdrawn: 0, stoppedAt: null, failures: [] },
  ]);
  const again = await send(job.id, '', people(8, 'rate'));
  expect([again.status, again.body.error.code]).toEqual([422, 'invitation.list_without_rows']);
});

test('within a minute no more are given out, and two batches take turns', async () => {
  const job = await activeJob(nimble, token);
  await send(job.id, '', people(4, 'first'));
  await send(job.id, '', people(4, 'second'));
  await nextMinute();
  await sendBatches.run(null, { database: nimble.database, config: nimble.config }, run);
  await sendQueued();
  expect([mailsTo('first').length, mailsTo('second').length]).toEqual([2, 1]);
  for (let minute = 0; minute < 2; minute += 1) await nextMinute();
  expect([mailsTo('first').length, mailsTo('second').length]).toEqual([4, 4]);
});

test('a stopped batch sends nothing, not even what was given out already, and continues where it was', async () => {
  const job = await activeJob(nimble, token);
  const { body } = await send(job.id, '', people(5, 'stop'));
  await nextMinute();
  expect(mailsTo('stop')).toHaveLength(3);
  await nimble.pool.query(`UPDATE job_invitations SET queued_at = queued_at - interval '2 minutes'`);
  await sendBatches.run(null, { database: nimble.database, config: nimble.config }, run);
  expect((await change(job.id, body.data.id, true)).status).toBe(200);
  await sendQueued();
  for (let minute = 0; minute < 2; minute += 1) await nextMinute();
  expect(mailsTo('stop')).toHaveLength(3);
  expect(await batchesOf(job.id)).toMatchObject([{ sent: 3, waiting: 2, stoppedAt: expect.any(String) }]);
  await change(job.id, body.data.id, false);
  await nextMinute();
  expect(mailsTo('stop')).toHaveLength(5);
  expect(await batchesOf(job.id)).toMatchObject([{ sent: 5, waiting: 0, stoppedAt: null }]);
});

test('what was not sent is listed with its reason', async () => {
  const job = await activeJob(nimble, token);
  await send(job.id, '', 'Ann,fails@example.com\nBo,works@example.com');
  await nimble.pool.query(
    `UPDATE job_invitations SET handed_over_at = now() WHERE email = 'fails@example.com'`,
  );
  await nextMinute();
  expect(await batchesOf(job.id)).toMatchObject([
    {
      total: 2,
      sent: 1,
      failed: 1,
      failures: [{ email: 'fails@example.com', name: 'Ann', failure: 'unclear' }],
    },
  ]);
});

test('a list above the company’s limit of emails invites nobody', async () => {
  const busy = await signedInAdmin(nimble, 'Busy Listers');
  const job = await activeJob(nimble, busy.token);
  const most = mostCompanyMails('enterprise', 0);
  const list = people(most + 1, 'many');
  const preview = await send(job.id, '/preview', list, {}, busy.token);
  expect(preview.body.data).toMatchObject({ ready: most + 1, room: most, submissionsLeft: null });
  const refused = await send(job.id, '', list, {}, busy.token);
  expect([refused.status, refused.body.error.code]).toEqual([429, 'mail.daily_limit']);
  const { rows } = await nimble.pool.query(
    'SELECT FROM job_invitations WHERE job_id = $1 UNION ALL SELECT FROM invitation_batches WHERE job_id = $1',
    [job.id],
  );
  expect(rows).toEqual([]);
});

test('an unreadable list, a closed job and a deadline in the past invite nobody', async () => {
  const job = await activeJob(nimble, token);
  const codeOf = async (list: string, terms?: object) =>
    (await send(job.id, '', list, terms)).body.error.code;
  expect(await codeOf('PK\u0003\u0004')).toBe('invitation.list_is_workbook');
  expect(await codeOf('Name,Phone\nAnn,5')).toBe('invitation.list_without_addresses');
  expect(await codeOf('a@example.com', { deadline: '2020-01-01T00:00:00Z' })).toBe(
    'invitation.deadline_in_past',
  );
  const tooLarge = await nimble.call('POST', `/api/jobs/${job.id}/invitation-batches/preview`, {
    token,
    body: { data: { content: 'AAAA'.repeat(800_000) } },
  });
  expect([400, 413]).toContain(tooLarge.status);
  await nimble.pool.query(`UPDATE jobs SET status = 'paused' WHERE id = $1 AND company_id = $2`, [
    job.id,
    companyId,
  ]);
  expect(await codeOf('a@example.com')).toBe('invitation.not_active');
  expect(await batchesOf(job.id)).toEqual([]);
});

test('a person can be resent an invitation of a stopped batch', async () => {
  const job = await activeJob(nimble, token);
  const { body } = await send(job.id, '', 'single@example.com');
  await nextMinute();
  await change(job.id, body.data.id, true);
  const [{ id }] = (await nimble.call('GET', `/api/jobs/${job.id}/invitations`, { token })).body.data;
  await nimble.call('POST', `/api/jobs/${job.id}/invitations/${id}/resend`, { token });
  await nimble.runTasks();
  expect(mailsTo('single@')).toHaveLength(2);
});
