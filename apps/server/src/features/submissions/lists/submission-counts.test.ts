import { submissionStatuses } from '@nimble/contracts/submissions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let companyId: number;
let jobIds: number[];
beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Owners');
  companyId = admin.companyId;
  jobIds = [(await activeJob(nimble, admin.token)).id, (await activeJob(nimble, admin.token)).id];
});
afterAll(() => nimble.close());

const status = fc.constantFrom(...submissionStatuses);
const rating = fc.option(fc.nat({ max: 100 }));
const which = fc.nat({ max: 20 });
/** The last moment of a month and the first of the next, UTC, in other time zones. */
const submitted = fc.constantFrom(
  null,
  '2026-10-31T23:59:59.999Z',
  '2026-11-01T02:00:00+02:00',
  '2026-10-02T00:00:00Z',
);
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), job: fc.nat({ max: 1 }), status, rating, submitted }),
  fc.record({ kind: fc.constant('change' as const), which, status, rating, submitted }),
  fc.record({ kind: fc.constant('note' as const), which }),
  fc.record({ kind: fc.constant('delete' as const), which }),
);
const transactions = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 6 }), commits: fc.boolean() }),
  { maxLength: 8 },
);

/** Counted one by one, as the triggers must count. */
const truth = `
  SELECT job_id, status, count(*)::integer AS amount FROM submissions WHERE status <> 'uploading' GROUP BY 1, 2`;
const scores = `
  SELECT count(rating)::integer AS rated, coalesce(sum(rating), 0)::integer AS rating_sum, count(*)::integer AS total
  FROM submissions WHERE status <> 'uploading'`;
const months = `
  SELECT job_id, to_char(submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-01') AS month, count(*)::integer AS amount
  FROM submissions WHERE status <> 'uploading' AND submitted_at IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`;

let made = 0;

test('after any transactions, the stored counts are right', async () => {
  await fc.assert(
    fc.asyncProperty(transactions, async (all) => {
      for (const one of all) await run(one);
      const order = 'ORDER BY job_id, status';
      const kept = `SELECT job_id, status, amount FROM submission_totals WHERE amount <> 0 ${order}`;
      expect((await nimble.pool.query(kept)).rows).toEqual(
        (await nimble.pool.query(`${truth} ${order}`)).rows,
      );
      const keptScores = `SELECT coalesce(sum(rated), 0)::integer AS rated,
        coalesce(sum(rating_sum), 0)::integer AS rating_sum, coalesce(sum(total), 0)::integer AS total
        FROM submission_counts`;
      expect((await nimble.pool.query(keptScores)).rows).toEqual((await nimble.pool.query(scores)).rows);
      const keptMonths = `SELECT job_id, month::text, amount FROM submission_months WHERE amount <> 0 ORDER BY 1, 2`;
      expect((await nimble.pool.query(keptMonths)).rows).toEqual((await nimble.pool.query(months)).rows);
    }),
    { numRuns: 40 },
  );
});

async function run({
  steps,
  commits,
}: {
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[];
  commits: boolean;
}): Promise<void> {
  const client = await nimble.pool.connect();
  const nth = '(SELECT id FROM submissions ORDER BY id OFFSET $1 LIMIT 1)';
  try {
    await client.query('BEGIN');
    for (const one of steps) {
      if (one.kind === 'insert') {
        await client.query(
          `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, rating, device_info,
             browser_info, consent_version, consented_at, submitted_at)
           VALUES ($1, $2, 'Ana', $3, $4, $5, '{}', '{}', '1', now(), $6)`,
          [companyId, jobIds[one.job], `${made++}@example.com`, one.status, one.rating, one.submitted],
        );
      } else if (one.kind === 'change') {
        const set = `UPDATE submissions SET status = $2, rating = $3, submitted_at = $4 WHERE id = ${nth}`;
        await client.query(set, [one.which, one.status, one.rating, one.submitted]);
      } else if (one.kind === 'note') {
        await client.query(`UPDATE submissions SET notes = 'x' WHERE id = ${nth}`, [one.which]);
      } else {
        await client.query(`DELETE FROM submissions WHERE id = ${nth}`, [one.which]);
      }
    }
    await client.query(commits ? 'COMMIT' : 'ROLLBACK');
  } finally {
    client.release();
  }
}

test('changes of one job at the same time neither lose a count nor lock each other', async () => {
  await nimble.pool.query('DELETE FROM submissions');
  const [jobId] = jobIds;
  await nimble.pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at)
     SELECT $1, $2, 'Ana', n || '@example.com', 'pending', '{}', '{}', '1', now() FROM generate_series(1, 60) n`,
    [companyId, jobId],
  );
  const { rows } = await nimble.pool.query<{ id: number }>('SELECT id FROM submissions ORDER BY id');
  const changes = rows.map(({ id }, index) =>
    nimble.pool.query(
      index % 3 === 0
        ? `DELETE FROM submissions WHERE id = ${id}`
        : `UPDATE submissions SET status = 'shortlisted', rating = 10 WHERE id = ${id}`,
    ),
  );
  await Promise.all(changes);
  const counts = 'SELECT pending, shortlisted, rated, rating_sum FROM submission_counts WHERE job_id = $1';
  expect((await nimble.pool.query(counts, [jobId])).rows).toEqual([
    { pending: 0, shortlisted: 40, rated: 40, rating_sum: 400 },
  ]);
});

test('a recount finds the stored counts, and a deleted job deletes its counts', async () => {
  await nimble.pool.query(`UPDATE submissions SET submitted_at = '2026-10-31' WHERE id % 2 = 0`);
  const all = `SELECT counts.*, month::text, amount
    FROM submission_counts AS counts LEFT JOIN submission_months USING (job_id) WHERE shortlisted <> 0 AND amount <> 0`;
  const before = (await nimble.pool.query(all)).rows;
  expect(before).toHaveLength(1);
  await nimble.pool.query('SELECT recount_submissions()');
  expect((await nimble.pool.query(all)).rows).toEqual(before);
  await nimble.pool.query('DELETE FROM jobs');
  expect((await nimble.pool.query('SELECT * FROM submission_counts')).rows).toEqual([]);
  expect((await nimble.pool.query('SELECT * FROM submission_months')).rows).toEqual([]);
});
