import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedTokens } from '../../../platform/signed-tokens.ts';
import { activeJob, attachResume, begunInterview, sendTake, somePdf } from '../../../testing/journeys.ts';
import { addCompany } from '../../../testing/people.ts';
import { startMailServer } from '../../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let admin: { token: string; companyId: number };
let count = 0;
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url });
  admin = await addCompany(nimble);
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, data?: object) =>
  nimble.call(method, url, { token: admin.token, ...(data && { body: { data } }) });
const choose = (settings: object) => call('PUT', `/api/companies/${admin.companyId}`, settings);

/** One that waits for its review. */
async function submitted(): Promise<number> {
  const job = await activeJob(nimble, admin.token, 'Baker');
  const { submissionId } = await begunInterview(nimble, job, `progress${++count}@example.com`);
  await nimble.pool.query("UPDATE submissions SET status = 'pending' WHERE id = $1", [submissionId]);
  return submissionId;
}

async function progressOf(submissionId: number) {
  const token = createSignedTokens(nimble.config.secret).signPersonal(submissionId);
  const { body } = await nimble.call('POST', '/api/interviews/mine', { body: { token } });
  return body.data.progress as {
    step: string;
    answerBy: string | null;
    watchedOn: string | null;
    emailedOn: string | null;
  };
}
const stepOf = async (submissionId: number) => (await progressOf(submissionId)).step;

/** As if the time to undo were over. */
async function sendDue(): Promise<void> {
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await nimble.runTasks();
}
const letPass = (submissionId: number, minutes: number) =>
  nimble.pool.query(
    'UPDATE submissions SET reviewed_at = reviewed_at - make_interval(mins => $2) WHERE id = $1',
    [submissionId, minutes],
  );

const today = () => new Date().toISOString().slice(0, 10);

test('a rejection shows once its email was sent, not while it can be undone, and never as a rejection', async () => {
  const id = await submitted();
  expect(await progressOf(id)).toEqual({
    step: 'received',
    answerBy: null,
    watchedOn: null,
    emailedOn: null,
  });
  const { body } = await call('PUT', `/api/submissions/${id}`, {
    status: 'rejected',
    mail: { kind: 'rejected' },
  });
  expect(await stepOf(id)).toBe('reviewing');
  await call('POST', `/api/submissions/${id}/undo-decision`, { reviewedAt: body.data.reviewedAt });
  await sendDue();
  expect(await stepOf(id)).toBe('received');
  await call('PUT', `/api/submissions/${id}`, { status: 'rejected', mail: { kind: 'rejected' } });
  await sendDue();
  expect(await progressOf(id)).toMatchObject({ step: 'decided', emailedOn: today() });
});

test('a decision without an email shows only where the company wants that, and after the time to undo it', async () => {
  const id = await submitted();
  await call('PUT', `/api/submissions/${id}`, { status: 'rejected' });
  await letPass(id, 11);
  expect(await stepOf(id)).toBe('reviewing');
  await choose({ showsDecisions: true });
  expect(await progressOf(id)).toMatchObject({ step: 'decided', emailedOn: null });
  const later = await submitted();
  await call('PUT', `/api/submissions/${later}`, { status: 'rejected' });
  await letPass(later, 9);
  expect(await stepOf(later)).toBe('reviewing');
  const mailed = await submitted();
  await call('PUT', `/api/submissions/${mailed}`, { status: 'rejected', mail: { kind: 'rejected' } });
  await letPass(mailed, 11);
  expect(await stepOf(mailed)).toBe('reviewing');
  await choose({ showsDecisions: false });
});

test('an email that says that it is not decided yet shows no decision', async () => {
  const id = await submitted();
  await call('PUT', `/api/submissions/${id}`, { status: 'shortlisted', mail: { kind: 'seen' } });
  await sendDue();
  expect(await progressOf(id)).toMatchObject({ step: 'reviewing', emailedOn: null });
});

test('the first day of watching is recorded for people alone, and shown where the company wants that', async () => {
  const id = await submitted();
  const watch = (token: string) => nimble.call('POST', `/api/submissions/${id}/watched`, { token });
  const { body } = await call('POST', '/api/api-tokens', {
    name: 'Import',
    permissions: { submission: { view: true } },
    days: 30,
  });
  expect((await watch(body.data.secret)).status).toBe(403);
  expect((await watch((await addCompany(nimble)).token)).status).toBe(404);
  await choose({ showsWatched: true });
  expect(await progressOf(id)).toMatchObject({ step: 'received', watchedOn: null });
  expect((await watch(admin.token)).status).toBe(200);
  await nimble.pool.query("UPDATE submissions SET watched_at = '2026-03-03T22:30:00Z' WHERE id = $1", [id]);
  expect((await watch(admin.token)).status).toBe(200);
  expect(await progressOf(id)).toMatchObject({ step: 'reviewing', watchedOn: '2026-03-03' });
  await choose({ showsWatched: false });
  expect(await progressOf(id)).toMatchObject({ step: 'received', watchedOn: null });
});

test('the promised day is set when the candidate submits, and stays', async () => {
  expect((await choose({ answerDays: 0 })).status).toBe(400);
  await choose({ answerDays: 14 });
  const job = await activeJob(nimble, admin.token, 'Baker');
  const { token, submissionId } = await begunInterview(nimble, job, 'promised@example.com');
  await attachResume(nimble, token, somePdf);
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('bytes'));
  await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
  await nimble.pool.query("UPDATE responses SET processing_status = 'ready', duration_seconds = 12.5");
  const { status } = await nimble.call('POST', '/api/interviews/current/submit', { token });
  expect(status).toBe(200);
  const promised = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await choose({ answerDays: null });
  expect((await progressOf(submissionId)).answerBy).toBe(promised);
  const { body } = await call('GET', `/api/submissions/${submissionId}`);
  expect(body.data.answerBy).toBe(promised);
  const listed = await call('GET', `/api/submissions?filters[id][$eq]=${submissionId}`);
  expect(listed.body.data[0].answerBy).toBe(promised);
  await nimble.runTasks();
  const written = new Date(promised).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  const received = mailServer.received.at(-1);
  expect(received?.text).toContain(`by ${written}.`);
});
