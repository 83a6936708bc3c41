import type { EmploymentType } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { daysBefore } from './days.ts';
import { date, storedFigures } from './stored-figures.repository.ts';
import { type Days, type Pieces, piecesOf, piecesUntilToday } from './whole-months.ts';

const sumOf = <Column extends keyof DayCounts>(column: Column) =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column);

export const counted = [
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

type TypedCounts = DayCounts & { job_type: EmploymentType };

/** Events by kind of job, in the days until today, and in those from `before` until then. */
export function findDayCounts(
  database: Database,
  companyId: number,
  { before, from, to }: Days & { before: string },
): Promise<(TypedCounts & { is_now: boolean })[]> {
  const columns = ['job_type', ...counted] as const;
  const now = { companyId, columns, pieces: piecesUntilToday({ from, to }) };
  const earlier = { companyId, columns, pieces: piecesOf({ from: before, to: daysBefore(from, 1) }) };
  const days = sql<TypedCounts & { is_now: boolean }>`(
    select *, true as is_now from (${storedFigures<TypedCounts>('jobs', now)}) as now
    union all
    select *, false as is_now from (${storedFigures<TypedCounts>('jobs', earlier)}) as earlier
    union all
    select job_type, opened, started, 0, 0, 0, 0, 0::bigint, 0, 0::bigint, 0, day >= ${date(from)}
    from job_day_additions
    where company_id = ${companyId} and day >= ${date(before)} and day <= ${date(to)}
  )`;
  return database
    .selectFrom(days.as('days'))
    .select(['job_type', 'is_now'])
    .select(counted.map(sumOf))
    .groupBy(['job_type', 'is_now'])
    .execute();
}

export type FinishedSince = { since: string; finished: number };

/** Submitted interviews by the day on which they began; those of whole months by the first day of theirs. */
export function findFinishedByDay(
  database: Database,
  companyId: number,
  pieces: Pieces,
): Promise<FinishedSince[]> {
  const columns = ['since', 'finished'] as const;
  return database
    .selectFrom(
      sql<FinishedSince>`(${storedFigures<FinishedSince>('jobs', { companyId, columns, pieces })})`.as(
        'days',
      ),
    )
    .select(['since', sumOf('finished')])
    .groupBy('since')
    .execute();
}

/** Submitted interviews by source, the most frequent first; '' is no source. `all`: of every source. */
export function findSources(database: Database, companyId: number, { from, to }: Days, atMost: number) {
  return database
    .selectFrom('source_days')
    .select(['source', sumOf('finished')])
    .select(sql<number>`(sum(sum(finished)) over ())::bigint`.as('all'))
    .where('company_id', '=', companyId)
    .where('day', '>=', date(from))
    .where('day', '<=', date(to))
    .groupBy('source')
    .orderBy('finished', 'desc')
    .orderBy('source')
    .limit(atMost)
    .execute();
}

/** The jobs that still exist with the most submitted interviews of the days until today. */
export function findTopJobs(database: Database, companyId: number, period: Days, atMost: number) {
  const columns = ['job_id', 'finished', 'deleted', 'rated', 'rating_sum'] as const;
  const stored = storedFigures<Record<(typeof columns)[number], number>>('jobs', {
    companyId,
    columns,
    pieces: piecesUntilToday(period),
  });
  return (
    database
      .with('each', (db) =>
        db
          .selectFrom(sql<Record<(typeof columns)[number], number>>`(${stored})`.as('days'))
          .select(['job_id', sumOf('finished'), sumOf('deleted'), sumOf('rated'), sumOf('rating_sum')])
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

/** Moves the additions of one day of a job into its row, in the order in which the job's changes count. */
export async function addUpDay(database: Database, { companyId, day, jobId }: JobDay): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await sql`select hold_counts_of_job(${jobId}::bigint)`.execute(transaction);
    await sql`
      with gone as (
        delete from job_day_additions
        where company_id = ${companyId} and day = ${date(day)} and job_id = ${jobId}
        returning company_id, day, job_id, job_type, opened, started
      )
      insert into job_days as days (company_id, day, job_id, job_type, opened, started)
      select company_id, day, job_id, min(job_type), sum(opened), sum(started) from gone group by company_id, day, job_id
      on conflict (company_id, day, job_id) do update set
        opened = days.opened + excluded.opened, started = days.started + excluded.started`.execute(
      transaction,
    );
  });
}
