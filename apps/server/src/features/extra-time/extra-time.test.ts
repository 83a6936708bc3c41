import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Patient')).token;
});
afterAll(() => nimble.close());

const give = (jobId: number, email: string, factor: number) =>
  nimble.call('PUT', `/api/jobs/${jobId}/extra-time`, { token, body: { data: { email, factor } } });
const current = async (candidate: string) =>
  (await nimble.call('GET', '/api/interviews/current', { token: candidate })).body.data;
const limits = async (candidate: string) =>
  (await current(candidate)).job.questions.map(({ duration }: { duration: number }) => duration);

test('extra time given before the beginning lengthens this candidate’s times for this job', async () => {
  const job = await activeJob(nimble, token);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { thinkingTime: 30 } } });
  expect((await give(job.id, 'Slow@Example.com', 1.5)).body.data).toEqual([
    { email: 'slow@example.com', factor: 1.5 },
  ]);
  const slow = await begunInterview(nimble, job, 'slow@EXAMPLE.com');
  expect(await current(slow.token)).toMatchObject({ timeFactor: 1.5, job: { thinkingTime: 45 } });
  expect(await limits(slow.token)).toEqual([90, 180]);
  const other = await begunInterview(nimble, job, 'quick@example.com');
  expect(await limits(other.token)).toEqual([60, 120]);
  const elsewhere = await begunInterview(nimble, await activeJob(nimble, token), 'slow@example.com');
  expect(await limits(elsewhere.token)).toEqual([60, 120]);
});

test('it applies to an unfinished interview, can be removed, and stays with a submitted one', async () => {
  const job = await activeJob(nimble, token);
  const { token: candidate, submissionId } = await begunInterview(nimble, job, 'late@example.com');
  await give(job.id, 'late@example.com', 2);
  expect(await limits(candidate)).toEqual([120, 240]);
  expect((await give(job.id, 'late@example.com', 1)).body.data).toEqual([]);
  expect(await limits(candidate)).toEqual([60, 120]);
  await give(job.id, 'late@example.com', 3);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  await give(job.id, 'late@example.com', 1);
  const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token });
  expect(body.data.timeFactor).toBe(3);
});

test('a take may be as long as the candidate’s own limit', async () => {
  const job = await activeJob(nimble, token);
  const { token: candidate } = await begunInterview(nimble, job, 'long@example.com');
  await give(job.id, 'long@example.com', 2);
  const questionId = job.questions[0]?.id ?? 0;
  const announce = (takeId: string, bytes: number) =>
    nimble.app.inject({
      method: 'POST',
      url: '/api/uploads/takes',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${candidate}`,
        'upload-length': `${bytes}`,
        'upload-metadata': Object.entries({ takeId, questionId: `${questionId}`, mimeType: 'video/webm' })
          .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
  // 100 s at twice the requested bitrate: too much for 60 s, not for 120.
  const bytes = (100 * 2 * 2_628_000) / 8;
  expect((await announce('00000000-0000-4000-8000-000000000001', bytes)).statusCode).toBe(201);
  await give(job.id, 'long@example.com', 1);
  expect((await announce('00000000-0000-4000-8000-000000000002', bytes)).statusCode).toBe(413);
});

test('the address is erased with the candidate and is not in the audit log', async () => {
  const job = await activeJob(nimble, token);
  await give(job.id, 'gone@example.com', 1.25);
  const { submissionId } = await begunInterview(nimble, job, 'gone@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  await nimble.call('DELETE', `/api/submissions/${submissionId}`, { token });
  const { body } = await nimble.call('GET', `/api/jobs/${job.id}/extra-time`, { token });
  expect(body.data).toEqual([]);
  const audit = await nimble.call('GET', '/api/audit-events', { token });
  expect(JSON.stringify(audit.body)).toContain('job.extra_time_given');
  expect(JSON.stringify(audit.body)).not.toContain('gone@example.com');
});

test.each([0, 0.5, 1.1, 4, '2', null])('refuses the factor %j', async (factor) => {
  const job = await activeJob(nimble, token);
  expect((await give(job.id, 'a@example.com', factor as number)).status).toBe(400);
});
