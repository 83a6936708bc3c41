import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRows } from '../../testing/held-rows.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Patient')).token;
});
afterAll(() => nimble.close());

type Job = Awaited<ReturnType<typeof activeJob>>;
const email = 'slow@example.com';
const give = async (job: Job, factor: number) => {
  const body = { data: { email, factor, untimed: false, questionsInAdvance: true } };
  const { status } = await nimble.call('PUT', `/api/jobs/${job.id}/extra-time`, { token, body });
  expect(status).toBe(200);
};
const begin = (job: Job) => begunInterview(nimble, job, 'Slow@Example.com');

test.each([
  ['beginning', [begin, give]],
  ['extra time', [give, begin]],
])('extra time given while the interview begins applies, if the %s is first', async (_first, order) => {
  const job = await activeJob(nimble, token);
  await give(job, 1.5);
  // Both refer to the company when they have read and written everything else.
  const { rows } = await nimble.pool.query('SELECT company_id FROM jobs WHERE id = $1', [job.id]);
  const held = await holdRows(nimble, 'SELECT FROM companies WHERE id = $1', [rows[0].company_id]);
  const calls: Promise<unknown>[] = [];
  for (const call of order) {
    calls.push(call(job, 2));
    await held.areWaiting(calls.length);
  }
  await held.release();
  await Promise.all(calls);
  const begun = await nimble.pool.query(
    'SELECT time_factor, begun_time_factor, questions_in_advance FROM submissions WHERE job_id = $1',
    [job.id],
  );
  expect(begun.rows).toEqual([{ time_factor: 2, begun_time_factor: 1, questions_in_advance: true }]);
});
