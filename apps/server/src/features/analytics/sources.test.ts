import type { AnalyticsList } from '@nimble/contracts/analytics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('a deleted candidate counts for no other source, also for people who do not see every job', async () => {
  const { token, companyId } = await signedInAdmin(nimble, 'Sources');
  const limited = await addPerson(nimble, companyId, 'sub_admin');
  const colleague = await addPerson(nimble, companyId, 'sub_admin');
  const [shared, hidden] = [
    await activeJob(nimble, token, 'Baker'),
    await activeJob(nimble, token, 'Miller'),
  ];
  const team = { teamOnly: true, members: [colleague.userId] };
  await nimble.call('PUT', `/api/jobs/${hidden.id}/team`, { token, body: { data: team } });
  const finished: number[] = [];
  for (const [index, job] of [shared, shared, hidden].entries()) {
    const { submissionId } = await begunInterview(nimble, job, `p${index}@example.com`);
    await nimble.pool.query(
      `UPDATE submissions SET status = 'pending', submitted_at = now(), source = 'linkedin' WHERE id = $1`,
      [submissionId],
    );
    finished.push(submissionId);
  }
  await nimble.call('DELETE', `/api/submissions/${finished[0]}`, { token });
  const sourcesFor = async (person: { token: string }) => {
    const { body } = await nimble.call('GET', '/api/analytics/list', person);
    return (body as AnalyticsList).candidateSourceData.map(({ label, value, percentage }) => [
      label,
      value,
      percentage,
    ]);
  };
  expect(await sourcesFor({ token })).toEqual([['LinkedIn', 3, 100]]);
  // Where they came from is only known for the company as a whole.
  expect(await sourcesFor(limited)).toEqual([
    ['LinkedIn', 1, 50],
    ['Deleted since', 1, 50],
  ]);
});
