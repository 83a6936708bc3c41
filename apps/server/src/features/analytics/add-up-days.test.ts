import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('adding up twice at once, while interviews begin, counts each of them once', async () => {
  const companyId = await id(
    `insert into companies (name, primary_color, secondary_color, accent_color) values ('One', '', '', '') returning id`,
  );
  const jobId = await id(
    `insert into jobs (company_id, title, description, type, experience, currency, status, share_token)
     values ($1, 'Job', '', 'full-time', 'mid', 'USD', 'active', 'AddUpDays001') returning id`,
    [companyId],
  );
  const begin = (ago: number) =>
    id(
      `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
         consent_version, consented_at, created_at)
       values ($1, $2, 'Ana', 'a@example.com', 'uploading', '{}', '{}', '1', now(), now() - $3 * interval '1 day')`,
      [companyId, jobId, ago],
    );
  const addUp = () => addUpDaysHandler(undefined, opened);
  await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 4 === 3 ? addUp() : begin(index % 2))));
  const today = dayOf(new Date());
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
});
