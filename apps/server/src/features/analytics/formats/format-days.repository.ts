import type { AnswerFormat } from '@nimble/contracts/answers';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { date, storedFigures } from '../stored-figures.repository.ts';
import { type Days, piecesUntilToday } from '../whole-months.ts';

const counted = ['started', 'finished', 'approved'] as const;
export type FormatCounts = { format: AnswerFormat } & Record<(typeof counted)[number], number>;

const sums = counted.map((column) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column));

/** Interviews begun in the days until today by the formats of their answers. */
export function findFormatCounts(
  database: Database,
  companyId: number,
  { from, to }: Days,
): Promise<FormatCounts[]> {
  const columns = ['format', ...counted] as const;
  const pieces = piecesUntilToday({ from, to });
  const days = sql<FormatCounts>`(
    ${storedFigures<FormatCounts>('formats', { companyId, columns, pieces })}
    union all
    select ${sql.join(columns.map((name) => sql.ref(name)))} from format_day_additions
    where company_id = ${companyId} and day >= ${date(from)} and day <= ${date(to)}
  )`;
  return database.selectFrom(days.as('days')).select('format').select(sums).groupBy('format').execute();
}

/** Maximum of one run; the next run continues. */
const mostDays = 5000;
type FormatDay = { companyId: number; day: string; jobId: number };

/** In a fixed order, so that two runs cannot deadlock. */
export function findUnaddedFormatDays(database: Database): Promise<FormatDay[]> {
  return database
    .selectFrom('format_day_additions')
    .select(['company_id as companyId', sql<string>`day::text`.as('day'), 'job_id as jobId'])
    .distinct()
    .orderBy('company_id')
    .orderBy('day')
    .orderBy('job_id')
    .limit(mostDays)
    .execute();
}

/** Moves the additions of one day of a job into its rows, in one statement. */
export async function addUpFormatDay(
  database: Database,
  { companyId, day, jobId }: FormatDay,
): Promise<void> {
  await sql`
    with gone as (
      delete from format_day_additions
      where company_id = ${companyId} and day = ${date(day)} and job_id = ${jobId}
      returning company_id, day, job_id, format, started, finished, approved
    )
    insert into format_days as days (company_id, day, job_id, format, started, finished, approved)
    select company_id, day, job_id, format, sum(started), sum(finished), sum(approved)
    from gone group by company_id, day, job_id, format order by format
    on conflict (company_id, day, job_id, format) do update set
      started = days.started + excluded.started, finished = days.finished + excluded.finished,
      approved = days.approved + excluded.approved`.execute(database);
}
