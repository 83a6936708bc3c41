import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

type Interviews = { daysAgo: number; started: number; submitted: number };

/** The dashboard's answer for a company in which these interviews were started and submitted. */
async function dashboardAfter(...interviews: Interviews[]) {
  const { companyId, token } = await addCompany(nimble);
  const { rows } = await nimble.pool.query<{ id: number }>(
    `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
     VALUES ($1, 'Job', 'About it.', 'full-time', 'mid', 'USD', 'active', $2) RETURNING id`,
    [companyId, `${companyId}`.padStart(12, 'c')],
  );
  for (const { daysAgo, started, submitted } of interviews) {
    await nimble.pool.query(
      `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
         consent_version, consented_at, created_at)
       SELECT $1, $2, 'Ana', n || '-' || $3::integer || '@example.com', CASE WHEN n <= $5 THEN 'pending' ELSE 'uploading' END, '{}', '{}', '1',
         now(), now() - $3::integer * interval '1 day' FROM generate_series(1, $4) n`,
      [companyId, rows[0]?.id, daysAgo, started, submitted],
    );
  }
  const { completionRate, isAboveAverage } = (await nimble.call('GET', '/api/dashboard/stats', { token }))
    .body.stats;
  return { completionRate, isAboveAverage };
}

test.each<[string, Interviews[], { completionRate: number | null; isAboveAverage: boolean }]>([
  ['nothing at all', [], { completionRate: null, isAboveAverage: false }],
  [
    'no year before: there is no average',
    [{ daysAgo: 29, started: 5, submitted: 5 }],
    { completionRate: 100, isAboveAverage: false },
  ],
  [
    'more than in the year before',
    [
      { daysAgo: 0, started: 5, submitted: 4 },
      { daysAgo: 30, started: 10, submitted: 5 },
    ],
    { completionRate: 80, isAboveAverage: true },
  ],
  [
    'as many as in the year before',
    [
      { daysAgo: 1, started: 10, submitted: 5 },
      { daysAgo: 394, started: 6, submitted: 3 },
    ],
    { completionRate: 50, isAboveAverage: false },
  ],
  [
    'a year before of too few',
    [
      { daysAgo: 1, started: 10, submitted: 9 },
      { daysAgo: 40, started: 4, submitted: 0 },
    ],
    { completionRate: 90, isAboveAverage: false },
  ],
  [
    'what is older than that year',
    [
      { daysAgo: 1, started: 10, submitted: 9 },
      { daysAgo: 395, started: 10, submitted: 0 },
    ],
    { completionRate: 90, isAboveAverage: false },
  ],
])('above average only with an average: %s', async (_name, interviews, expected) => {
  expect(await dashboardAfter(...interviews)).toEqual(expected);
});
