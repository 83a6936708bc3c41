import type { EmploymentType } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** Both days are included; days are UTC, as 2026-11-30. */
export type Days = { from: string; to: string };

const date = (day: string) => sql<Date>`${day}::date`;
const sumOf = <Column extends keyof DayCounts>(column: Column) =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column);

const none = <Column extends keyof DayCounts>(column: Column) => sql<number>`0::bigint`.as(column);

const counted = [
  'opened',
  'started',
  'finished',
  'reviewed',
  'shortlisted',
  'rated',
  'rating_sum',
  'decided',
  'review_seconds',
  'deleted',
] as const;
export type DayCounts = Record<(typeof counted)[number], number>;

/** Events by kind of job, in these days and in those from `before` until then. */
export function findDayCounts(
  database: Database,
  companyId: number,
  { before, from, to }: Days & { before: string },
): Promise<(DayCounts & { job_type: EmploymentType; is_now: boolean })[]> {
  const kept = database
    .selectFrom('job_days')
    .select(['job_type', sql<boolean>`day >= ${date(from)}`.as('is_now')])
    .select(counted.map(sumOf))
    .where('company_id', '=', companyId)
    .where('day', '>=', date(before))
    .where('day', '<=', date(to))
    .groupBy(['job_type', 'is_now']);
  const added = database
    .selectFrom('job_day_additions')
    .select(['job_type', sql<boolean>`day >= ${date(from)}`.as('is_now')])
    .select(
      counted.map((column) => (column === 'opened' || column === 'started' ? sumOf(column) : none(column))),
    )
    .where('company_id', '=', companyId)
    .where('day', '>=', date(before))
    .where('day', '<=', date(to))
    .groupBy(['job_type', 'is_now']);
  return database
    .selectFrom(kept.unionAll(added).as('days'))
    .select(['job_type', 'is_now'])
    .select(counted.map(sumOf))
    .groupBy(['job_type', 'is_now'])
    .execute();
}

/** Submitted interviews by source, the most frequent first; '' is no source. */
export function findSources(database: Database, companyId: number, { from, to }: Days, atMost: number) {
  return database
    .selectFrom('source_days')
    .select(['source', sumOf('finished')])
    .where('company_id', '=', companyId)
    .where('day', '>=', date(from))
    .where('day', '<=', date(to))
    .groupBy('source')
    .orderBy('finished', 'desc')
    .orderBy('source')
    .limit(atMost)
    .execute();
}

/** The jobs that still exist with the most submitted interviews of these days. */
export function findTopJobs(database: Database, companyId: number, { from, to }: Days, atMost: number) {
  return (
    database
      .with('each', (db) =>
        db
          .selectFrom('job_days')
          .select(['job_id', sumOf('finished'), sumOf('deleted'), sumOf('rated'), sumOf('rating_sum')])
          .where('company_id', '=', companyId)
          .where('day', '>=', date(from))
          .where('day', '<=', date(to))
          .groupBy('job_id')
          .having(sql<boolean>`sum(finished) > 0`),
      )
      .selectFrom('each')
      .innerJoin('jobs', 'jobs.id', 'each.job_id')
      .select(['each.job_id', 'jobs.title', 'each.finished', 'each.deleted', 'each.rated', 'each.rating_sum'])
      .where('jobs.company_id', '=', companyId)
      // Those without any score come last.
      .orderBy(sql`each.rating_sum / nullif(each.rated, 0)::float`, (order) => order.desc().nullsLast())
      .orderBy('each.finished', 'desc')
      .orderBy('each.job_id')
      .limit(atMost)
      .execute()
  );
}

type JobDay = { companyId: number; day: string; jobId: number };

/** Maximum of a run; the next one continues. */
const mostDays = 5000;

/** Days of jobs, of every company, that have additions; in a fixed order, so that two runs cannot deadlock. */
export async function findUnaddedDays(database: Database): Promise<JobDay[]> {
  return database
    .selectFrom('job_day_additions')
    .select(['company_id as companyId', sql<string>`day::text`.as('day'), 'job_id as jobId'])
    .distinct()
    .orderBy('company_id')
    .orderBy('day')
    .orderBy('job_id')
    .limit(mostDays)
    .execute();
}

/** Moves the additions of one day of a job into its row, in one statement. */
export async function addUpDay(database: Database, { companyId, day, jobId }: JobDay): Promise<void> {
  await sql`
    with gone as (
      delete from job_day_additions
      where company_id = ${companyId} and day = ${date(day)} and job_id = ${jobId}
      returning company_id, day, job_id, job_type, opened, started
    )
    insert into job_days as days (company_id, day, job_id, job_type, opened, started)
    select company_id, day, job_id, min(job_type), sum(opened), sum(started) from gone group by company_id, day, job_id
    on conflict (company_id, day, job_id) do update set
      opened = days.opened + excluded.opened, started = days.started + excluded.started`.execute(database);
}
