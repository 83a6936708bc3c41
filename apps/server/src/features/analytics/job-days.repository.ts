import type { EmploymentType } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** Both days belong to it; days are UTC, as 2026-11-30. */
export type Days = { from: string; to: string };

const date = (day: string) => sql<Date>`${day}::date`;
const sumOf = <Column extends keyof DayCounts>(column: Column) =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column);

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
] as const;
export type DayCounts = Record<(typeof counted)[number], number>;

/** What happened by kind of job, in these days and in those from `before` until then. */
export function findDayCounts(
  database: Database,
  companyId: number,
  { before, from, to }: Days & { before: string },
): Promise<(DayCounts & { job_type: EmploymentType; is_now: boolean })[]> {
  return database
    .selectFrom('job_days')
    .select(['job_type', sql<boolean>`day >= ${date(from)}`.as('is_now')])
    .select(counted.map(sumOf))
    .where('company_id', '=', companyId)
    .where('day', '>=', date(before))
    .where('day', '<=', date(to))
    .groupBy(['job_type', 'is_now'])
    .execute();
}

/** Submitted interviews by source, the most frequent first; '' is from nowhere that was named. */
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
  return database
    .with('each', (db) =>
      db
        .selectFrom('job_days')
        .select(['job_id', sumOf('finished'), sumOf('rated'), sumOf('rating_sum')])
        .where('company_id', '=', companyId)
        .where('day', '>=', date(from))
        .where('day', '<=', date(to))
        .groupBy('job_id')
        .having(sql<boolean>`sum(finished) > 0`),
    )
    .selectFrom('each')
    .innerJoin('jobs', 'jobs.id', 'each.job_id')
    .select(['each.job_id', 'jobs.title', 'each.finished', 'each.rated', 'each.rating_sum'])
    .where('jobs.company_id', '=', companyId)
    .orderBy('each.finished', 'desc')
    .orderBy('each.job_id')
    .limit(atMost)
    .execute();
}

/** Interviews begun and submitted in each calendar month since `from`; `month` as 2026-11. */
export function findMonths(database: Database, companyId: number, from: string) {
  return (
    database
      // By day first: months are named of a few hundred days, not of every job's.
      .with('days', (db) =>
        db
          .selectFrom('job_days')
          .select(['day', sumOf('started'), sumOf('finished')])
          .where('company_id', '=', companyId)
          .where('day', '>=', date(from))
          .groupBy('day'),
      )
      .selectFrom('days')
      .select([
        sql<string>`to_char(day, 'YYYY-MM')`.as('month'),
        sql<number>`sum(started)::bigint`.as('started'),
        sql<number>`sum(finished)::bigint`.as('finished'),
      ])
      .groupBy('month')
      .execute()
  );
}
