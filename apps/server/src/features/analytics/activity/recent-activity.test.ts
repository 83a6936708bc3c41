import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { findRecentActivity } from './recent-activity.repository.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('an application received last comes first, however long ago its interview began', async () => {
  const { token } = await signedInAdmin(nimble, 'Recent');
  const job = await activeJob(nimble, token);
  const submitted = async (email: string, begunDays: number, submittedDays: number) => {
    const { submissionId } = await begunInterview(nimble, job, email);
    const { rows } = await nimble.pool.query<{ company_id: number }>(
      `UPDATE submissions SET status = 'pending', created_at = now() - make_interval(days => $2),
         submitted_at = now() - make_interval(days => $3)
       WHERE id = $1 RETURNING company_id`,
      [submissionId, begunDays, submittedDays],
    );
    return { submissionId, companyId: rows[0]?.company_id ?? 0 };
  };
  const { submissionId, companyId } = await submitted('slow@example.com', 9, 0);
  await submitted('one@example.com', 3, 3);
  await submitted('two@example.com', 2, 2);
  const activity = await findRecentActivity(nimble.database, companyId, 2);
  const received = activity.filter(({ action }) => action === 'Application received');
  expect(received.map((one) => one.submission_id)).toEqual([submissionId]);
});
