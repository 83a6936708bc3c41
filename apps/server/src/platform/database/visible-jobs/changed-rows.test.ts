import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCompany } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { withoutJobs } from './hidden-jobs.ts';

let nimble: TestApp;
let company: Awaited<ReturnType<typeof addCompany>>;
let hidden: number;
beforeAll(async () => {
  nimble = await createTestApp();
  company = await addCompany(nimble);
});
afterAll(() => nimble.close());
beforeEach(async () => {
  await addJob('shown');
  hidden = await addJob('hidden');
});
afterEach(() => nimble.pool.query('DELETE FROM jobs; DELETE FROM notifications'));

async function addJob(title: string): Promise<number> {
  const { rows } = await nimble.pool.query(
    `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
     VALUES ($1, $2, 'x', 'full-time', 'x', 'EUR', 'active', md5(random()::text)) RETURNING id`,
    [company.companyId, title],
  );
  const id = Number(rows[0].id);
  await nimble.pool.query(
    `INSERT INTO notifications (company_id, user_id, type, title, message, job_id)
     VALUES ($1, $2, 'info', $3, 'x', $4)`,
    [company.companyId, company.userId, title, id],
  );
  return id;
}
const run = async (statement: RawBuilder<unknown>) =>
  (await withoutJobs([hidden], () => statement.execute(nimble.database))).rows;
const titles = async () => {
  const { rows } = await nimble.pool.query('SELECT title FROM jobs ORDER BY id');
  return rows.map(({ title }) => title);
};
const notificationTitles = async () => {
  const { rows } = await nimble.pool.query('SELECT title FROM notifications ORDER BY job_id');
  return rows.map(({ title }) => title);
};

test.each([
  ['an or', () => sql`update "jobs" set "title" = 'new' where "company_id" = 0 or "title" like 'h%' or true`],
  ['an or and a returning', () => sql`update jobs set title = 'new' where false or true returning id`],
  ['no condition', () => sql`update jobs set title = 'new'`],
  ['no condition and a returning', () => sql`update jobs set title = 'new' returning (select 1 where true)`],
  ['another name', () => sql`update "jobs" as "j" set "title" = 'new' where "j"."id" > 0 or true`],
  ['another name without as', () => sql`update jobs j set title = 'new' where j.id > 0 or true`],
  [
    'an expression',
    () => sql`with done as (update jobs set title = 'new' where false or true returning id)
    select id from done`,
  ],
  [
    'two expressions',
    () => sql`with first as (select 1 as one), done as (
    update "jobs" set "title" = 'new' from first where one = 2 or true returning "jobs"."id") select id from done`,
  ],
  [
    'an expression before the change',
    () => sql`with every as (select id from jobs)
    update jobs set title = 'new' from every where jobs.id = every.id or true`,
  ],
  [
    'brackets and words in texts',
    () => sql`update jobs set title = 'new', description = ') where ('
    where description <> ') returning' or true`,
  ],
])('a change with %s changes no hidden row', async (_name, statement) => {
  await run(statement());
  expect(await titles()).toEqual(['new', 'hidden']);
});

test.each([
  ['an or', () => sql`delete from "notifications" where "id" = 0 or true`],
  ['no condition', () => sql`delete from notifications`],
  ['another name', () => sql`delete from notifications as n where n.id = 0 or true`],
  [
    'an expression',
    () => sql`with gone as (delete from notifications where id = 0 or true returning id) select * from gone`,
  ],
  [
    'a union inside',
    () => sql`delete from notifications where id in (
    select id from notifications where false union select id from notifications) or true`,
  ],
])('a deletion with %s deletes no hidden row', async (_name, statement) => {
  await run(statement());
  expect(await notificationTitles()).toEqual(['hidden']);
});

test.each([
  ['a joined table', () => sql`delete from notifications using jobs where notifications.title = jobs.title`],
  [
    'its other name',
    () => sql`delete from "notifications" using "jobs" as "j" where notifications.title = j.title`,
  ],
])('a deletion reads no hidden row of %s', async (_name, statement) => {
  // One that everybody sees is titled as the hidden job.
  await nimble.pool.query('UPDATE notifications SET job_id = NULL');
  await run(statement());
  expect(await notificationTitles()).toEqual(['hidden']);
});

test.each([
  ['an or', () => sql`select title from jobs where false or true`],
  [
    'a join',
    () => sql`select jobs.title from notifications join jobs on true or jobs.id = 0 where true or false
    group by jobs.title`,
  ],
  [
    'an outer join',
    () => sql`select jobs.title from companies left join jobs on jobs.company_id = companies.id or true
    where jobs.id is not null group by 1`,
  ],
  [
    'a list of tables',
    () => sql`select jobs.title from companies, jobs where jobs.id > 0 or true group by 1`,
  ],
  ['a subquery', () => sql`select found.title from (select title from jobs where false or true) as found`],
  [
    'a lateral subquery',
    () => sql`select found.title from companies, lateral (select title from jobs) as found group by 1`,
  ],
  ['a scalar', () => sql`select title from (select unnest(array(select title from jobs))) as found (title)`],
  [
    'an expression',
    () => sql`with found as (select title from jobs where false or true) select title from found`,
  ],
  ['a union', () => sql`select title from jobs where false union select title from jobs where false or true`],
  ['an exception', () => sql`(select title from jobs) except (select title from jobs where false)`],
  ['a lock', () => sql`select title from jobs where false or true for update`],
  [
    'a locked join',
    () => sql`select jobs.title from notifications join jobs on jobs.id = notifications.job_id or true
    where true or false limit 1 for update of jobs`,
  ],
])('a query with %s reads no hidden row', async (_name, statement) => {
  expect(await run(statement())).toEqual([{ title: 'shown' }]);
});

test('a statement that cannot be limited fails', async () => {
  const list = sql`update notifications set title = 'x' from companies, jobs where jobs.id = ${hidden}`;
  await expect(run(list)).rejects.toThrow('Join');
  const merged = sql`merge into jobs using companies on true when matched then update set title = 'x'`;
  await expect(run(merged)).rejects.toThrow('merge');
});
