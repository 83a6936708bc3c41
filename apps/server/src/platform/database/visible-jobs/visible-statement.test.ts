import { expect, test } from 'vitest';
import { withEveryJob, withoutJobs } from './hidden-jobs.ts';
import { visibleStatement } from './visible-statement.ts';

const values = ['given'];
const hiding = (text: string) => withoutJobs([7, 8], () => visibleStatement({ text, values }));
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

test('nothing changes where nothing is hidden', () => {
  const statement = { text: 'select * from jobs', values };
  expect(visibleStatement(statement)).toBe(statement);
  expect(withoutJobs([], () => visibleStatement(statement))).toBe(statement);
  expect(withoutJobs([7], () => withEveryJob(() => visibleStatement(statement)))).toBe(statement);
  const other = { text: 'select * from "users"', values };
  expect(withoutJobs([7], () => visibleStatement(other))).toBe(other);
});

test('a statement reads each table without the hidden jobs, with their ids as one more value', () => {
  expect(hiding('select "title" from "jobs" where "title" = $1')).toEqual({
    text: 'WITH jobs AS NOT MATERIALIZED (SELECT * FROM public.jobs WHERE jobs.id <> ALL($2::bigint[])) select "title" from "jobs" where "title" = $1',
    values: ['given', [7, 8]],
  });
});

test('a statement with expressions of its own keeps them, behind these', () => {
  const { text } = hiding(
    'with recursive found as (select id from jobs where title = $1) select * from found',
  );
  expect(text).toMatch(/^WITH recursive jobs AS NOT MATERIALIZED \(.*\), found as \(/);
});

test('rows are locked through a subquery, as PostgreSQL locks none of an expression', () => {
  const { text } = hiding('select "id" from "jobs" where "title" = $1 for update');
  expect(text).toBe(
    'select "id" from (SELECT * FROM public.jobs WHERE jobs.id <> ALL($2::bigint[])) AS "jobs" where "title" = $1 for update',
  );
  expect(hiding('select 1 from "jobs" as "j" where "title" = $1 for no key update').text).toContain(
    ') as "j" where',
  );
});

test('only visible rows are changed and deleted', () => {
  const condition = '(submissions.job_id IS NULL OR submissions.job_id <> ALL($2::bigint[])) AND';
  expect(hiding('update "submissions" set "notes" = (select 1 where true) where "id" = $1').text).toBe(
    `update "submissions" set "notes" = (select 1 where true) where ${condition} ( "id" = $1) `,
  );
  expect(hiding('delete from "submissions" where "id" = $1').text).toBe(
    `delete from "submissions" where ${condition} ( "id" = $1) `,
  );
  const { text } = hiding(
    'delete from "extra_times" using "jobs" where "id" in (select "id" from "submissions" where "id" = $1)',
  );
  expect(squeezed(text)).toContain('using (SELECT * FROM public.jobs WHERE');
  expect(squeezed(text)).toContain('where (extra_times.job_id IS NULL OR');
  expect(squeezed(text)).toContain('in (select "id" from (SELECT * FROM public.submissions WHERE');
});
