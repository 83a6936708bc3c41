import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('jobs perform best by approved candidates, and are listed by submissions', async () => {
  const { token } = await signedInAdmin(nimble, 'Rankers');
  const submitted = async (title: string, ...statuses: string[]) => {
    const job = await activeJob(nimble, token, title);
    for (const status of statuses) {
      const { submissionId } = await begunInterview(nimble, job);
      // The next candidate of the job has the same address.
      await nimble.pool.query(
        "UPDATE submissions SET status = $2, candidate_email = id || '@example.com' WHERE id = $1",
        [submissionId, status],
      );
    }
  };
  await submitted('Many', 'pending', 'rejected', 'in_review');
  await submitted('Good', 'shortlisted', 'shortlisted');
  await submitted('Fair', 'shortlisted');
  await submitted('Fair with more', 'shortlisted', 'pending');
  const { body } = await nimble.call('GET', '/api/dashboard/stats', { token });
  const titles = (jobs: { jobTitle: string }[]) => jobs.map(({ jobTitle }) => jobTitle);
  expect(titles(body.analytics.topPerformingJobs)).toEqual(['Good', 'Fair with more', 'Fair', 'Many']);
  expect(titles(body.jobs.submissionsPerJob)[0]).toBe('Many');
});
