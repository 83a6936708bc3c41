import { mostCompanyMails } from '@nimble/contracts/mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedSubmission, newSubmission, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Second Chances')).token;
});
afterAll(() => nimble.close());

const allow = (submissionId: number) =>
  nimble.call('POST', `/api/submissions/${submissionId}/new-attempt`, { token });
const begin = (job: { id: number; shareToken: string }) =>
  nimble.call('POST', '/api/submissions', { body: { data: newSubmission(job, 'CANDIDATE@example.com') } });
const exists = async (job: { id: number; shareToken: string }) =>
  (
    await nimble.call('POST', '/api/submissions/validate-email', {
      body: { email: 'candidate@example.com', jobId: job.id, shareToken: job.shareToken },
    })
  ).body.data.exists;
const mayBeginAgain = async (candidate: string) =>
  (await nimble.call('GET', '/api/interviews/current', { token: candidate })).body.data.mayBeginAgain;
const finish = (submissionId: number) =>
  nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();

test('the candidate begins and submits once more, and once only; the earlier submission stays', async () => {
  const { job, submissionId, candidateToken } = await finishedSubmission(nimble, token);
  expect(await mayBeginAgain(candidateToken)).toBe(false);
  expect((await begin(job)).status).toBe(409);

  const allowed = await allow(submissionId);
  expect([allowed.status, allowed.body.data.newAttemptAt]).toEqual([200, expect.any(String)]);
  expect([await exists(job), await mayBeginAgain(candidateToken)]).toEqual([false, true]);
  expect((await allow(submissionId)).status).toBe(409);

  const second = await begin(job);
  expect(second.status).toBe(200);
  await finish(second.body.data.submission.id);
  expect([await exists(job), await mayBeginAgain(candidateToken)]).toEqual([true, false]);
  expect((await begin(job)).status).toBe(409);
  const { body } = await nimble.call('GET', `/api/submissions?filters[job][$eq]=${job.id}`, { token });
  expect(body.data).toHaveLength(2);
  // The second one may be followed by a third.
  expect((await allow(second.body.data.submission.id)).status).toBe(200);
  expect((await begin(job)).status).toBe(200);
});

test('the candidate gets an email, in the language of their interview', async () => {
  const { submissionId, job } = await finishedSubmission(nimble, token);
  await nimble.database
    .updateTable('submissions')
    .set({ language: 'de' })
    .where('id', '=', submissionId)
    .execute();
  await allow(submissionId);
  await nimble.runTasks();
  const mail = nimble.mails.at(-1);
  expect(mail?.subject).toContain('noch einmal aufnehmen');
  expect(mail?.action.url).toMatch(new RegExp(`/interview/${job.shareToken}$`));
});

test('it can be withdrawn until the candidate begins it', async () => {
  const { job, submissionId, candidateToken } = await finishedSubmission(nimble, token);
  const withdraw = () => nimble.call('DELETE', `/api/submissions/${submissionId}/new-attempt`, { token });
  await allow(submissionId);
  // The second click changes nothing, and is not in the audit log.
  for (let click = 0; click < 2; click += 1) {
    const withdrawn = await withdraw();
    expect([withdrawn.status, withdrawn.body.data.newAttemptAt]).toEqual([200, null]);
  }
  const { rowCount } = await nimble.pool.query(
    "SELECT FROM audit_events WHERE subject_id = $1 AND action = 'submission.new_attempt_withdrawn'",
    [submissionId],
  );
  expect(rowCount).toBe(1);
  expect([await exists(job), await mayBeginAgain(candidateToken)]).toEqual([true, false]);
  expect((await begin(job)).status).toBe(409);

  await allow(submissionId);
  expect((await begin(job)).status).toBe(200);
  const refused = await withdraw();
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'The candidate has started the new attempt, so you can no longer withdraw it.',
  ]);
});

test('a new attempt does not count against the job’s maximum of submissions', async () => {
  const { job, submissionId } = await finishedSubmission(nimble, token);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { maxSubmissions: 1 } } });
  expect((await begin(job)).body.error.message).toBe('This interview is no longer accepting answers.');
  await allow(submissionId);
  expect((await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`)).status).toBe(200);
  expect((await begin(job)).status).toBe(200);
});

test('while the link is closed, none is allowed', async () => {
  const { job, submissionId } = await finishedSubmission(nimble, token);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { status: 'paused' } } });
  const refused = await allow(submissionId);
  expect([refused.status, refused.body.error.message]).toEqual([
    422,
    expect.stringContaining('This job’s link is closed'),
  ]);
});

test('where the link is switched off, only a candidate with an invitation gets one, until its own deadline', async () => {
  const { job, submissionId } = await finishedSubmission(nimble, token);
  const change = (data: object) => nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data } });
  await change({ sharedLink: false });
  expect((await allow(submissionId)).body.error).toMatchObject({
    code: 'submission.link_off',
    message: expect.stringContaining('Switch the link on first.'),
  });
  // Invited before submitting.
  await nimble.pool.query("UPDATE submissions SET status = 'uploading' WHERE id = $1", [submissionId]);
  await nimble.pool.query(
    `INSERT INTO job_invitations (company_id, job_id, email, deadline)
     SELECT company_id, job_id, lower(candidate_email), now() + interval '1 day' FROM submissions WHERE id = $1`,
    [submissionId],
  );
  await finish(submissionId);
  await nimble.pool.query("UPDATE jobs SET deadline = '2020-01-01' WHERE id = $1", [job.id]);
  expect((await allow(submissionId)).status).toBe(200);
  await nimble.pool.query('UPDATE submissions SET new_attempt_at = NULL WHERE id = $1', [submissionId]);
  await nimble.pool.query(
    "UPDATE job_invitations SET deadline = now() - interval '1 day' WHERE job_id = $1",
    [job.id],
  );
  await nimble.pool.query('UPDATE jobs SET deadline = NULL WHERE id = $1', [job.id]);
  expect((await allow(submissionId)).body.error?.code).toBe('submission.invitation_expired');
});

test('its email counts among those that the company may send', async () => {
  const { submissionId } = await finishedSubmission(nimble, token);
  await nimble.pool.query(
    `INSERT INTO company_mails (company_id, kind, address_digest)
     SELECT company_id, 'reminder', '\\x00' FROM submissions, generate_series(1, $2::int) WHERE submissions.id = $1`,
    [submissionId, mostCompanyMails('enterprise', 0)],
  );
  expect((await allow(submissionId)).status).toBe(429);
});
