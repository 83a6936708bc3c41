import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, newSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let otherJob: typeof job;
beforeAll(async () => {
  nimble = await createTestApp({ RATE_LIMITS: 'on' });
  const { token } = await signedInAdmin(nimble, 'Lecturers');
  job = await activeJob(nimble, token);
  otherJob = await activeJob(nimble, token, 'Designer');
});
afterAll(() => nimble.close());

const begin = (of: typeof job, email: string) =>
  nimble.call('POST', '/api/submissions', { body: { data: newSubmission(of, email) } });

test('a lecture hall begins at once from one address', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `student${index}@example.com`);
  for (const email of people) {
    const { status: known } = await nimble.call('POST', '/api/submissions/validate-email', {
      body: { email, jobId: job.id, shareToken: job.shareToken },
    });
    expect([known, (await begin(job, email)).status]).toEqual([200, 200]);
  }
});

test('beginnings are counted by address and job', async () => {
  await nimble.pool.query('UPDATE attempts SET hits = 500');
  const { status, headers } = await begin(job, 'late@example.com');
  expect([status, headers['ratelimit-limit']]).toEqual([429, '500']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await begin(otherJob, 'early@example.com')).status).toBe(200);
});
