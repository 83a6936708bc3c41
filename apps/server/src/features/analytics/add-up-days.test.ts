import { afterAll, beforeAll, expect, test } from 'vitest';
import { differentMonths } from '../../testing/figures/different-months.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { addUpDaysHandler } from './add-up-days.ts';
import { dayOf, daysBefore } from './days.ts';
import { findDayCounts } from './job-days.repository.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

async function id(statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await opened.pool.query<{ id: number }>(statement, values);
  return rows[0]?.id ?? 0;
}

async function addJob(): Promise<{ companyId: number; jobId: number }> {
  made += 1;
  const companyId = await id(
    `insert into companies (name, primary_color, secondary_color, accent_color) values ($1, '', '', '') returning id`,
    [`Company ${made}`],
  );
  const jobId = await id(
    `insert into jobs (company_id, title, description, type, experience, currency, status, share_token)
     values ($1, 'Job', '', 'full-time', 'mid', 'USD', 'active', $2) returning id`,
    [companyId, `AddUpDays00${made}`],
  );
  return { companyId, jobId };
}
let made = 0;

type Begun = { companyId: number; jobId: number; at: string; status?: string };

const begin = ({ companyId, jobId, at, status = 'uploading' }: Begun) =>
  id(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, created_at)
     values ($1, $2, 'Ana', gen_random_uuid() || '@example.com', $3, '{}', '{}', '1', now(), $4) returning id`,
    [companyId, jobId, status, at],
  );
const addUp = () => addUpDaysHandler(undefined, opened);

test('adding up twice at once, while interviews begin, counts each of them once', async () => {
  const place = await addJob();
  const { companyId } = place;
  const today = dayOf(new Date());
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 4 === 3 ? addUp() : begin({ ...place, at: daysBefore(today, index % 2) }),
    ),
  );
  const figures = async () => {
    const [counted] = await findDayCounts(opened.database, companyId, {
      before: daysBefore(today, 9),
      from: daysBefore(today, 8),
      to: today,
    });
    return counted?.started;
  };
  expect(await figures()).toBe(30);
  await addUp();
  expect(await figures()).toBe(30);
  expect(await id('select count(*) as id from job_day_additions')).toBe(0);
  expect(await differentMonths(opened.pool, companyId)).toEqual([]);
});

test('adding up a day waits for a change of several days, and neither waits for the other in a circle', async () => {
  const place = await addJob();
  const [first, second] = ['2026-03-03', '2026-03-04'] as const;
  for (const at of [first, second]) await begin({ ...place, at });
  await addUp();
  const ids = [await begin({ ...place, at: first, status: 'pending' })];
  ids.push(await begin({ ...place, at: second, status: 'pending' }));
  await begin({ ...place, at: second });
  const client = await opened.pool.connect();
  const approve = (submissionId: number | undefined) =>
    client.query(`update submissions set status = 'shortlisted' where id = $1`, [submissionId]);
  await client.query('begin');
  await client.query('set constraints all immediate');
  await approve(ids[0]);
  const adding = addUp();
  await expect
    .poll(() =>
      id(`select count(*) as id from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`),
    )
    .toBe(1);
  await approve(ids[1]);
  await client.query('commit');
  client.release();
  await adding;
  expect(await differentMonths(opened.pool, place.companyId)).toEqual([]);
});
