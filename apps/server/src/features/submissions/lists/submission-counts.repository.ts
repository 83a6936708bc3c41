import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { type Given, prepare } from '../../../platform/database/prepare.ts';

/** Counts maintained by triggers for each job, so that stat cards cost the same however many submissions there are. */
const counted = [
  'processing',
  'pending',
  'in_review',
  'reviewed',
  'shortlisted',
  'rejected',
  'total',
  'rated',
  'rating_sum',
] as const;

export type CountsRow = Record<(typeof counted)[number], number>;

const ofCompany = prepare((database, given: Given<{ companyId: number }>) =>
  database
    .selectFrom('submission_counts')
    .select(({ ref }) =>
      counted.map((column) => sql<number>`coalesce(sum(${ref(column)}), 0)::bigint`.as(column)),
    )
    .where(
      'company_id',
      '=',
      given(({ companyId }) => companyId),
    ),
);

/** The sums over all jobs of the company. */
export async function findCountsOfCompany(database: Database, companyId: number): Promise<CountsRow> {
  const [row] = await ofCompany(database, { companyId });
  if (row === undefined) throw new Error('An aggregate has a row in any case.');
  return row;
}

const ofJob = prepare((database, given: Given<{ companyId: number; jobId: number }>) =>
  database
    .selectFrom('jobs')
    .leftJoin('submission_counts', 'submission_counts.job_id', 'jobs.id')
    .select(({ ref }) =>
      counted.map((column) => sql<number>`coalesce(${ref(`submission_counts.${column}`)}, 0)`.as(column)),
    )
    .where(
      'jobs.company_id',
      '=',
      given(({ companyId }) => companyId),
    )
    .where(
      'jobs.id',
      '=',
      given(({ jobId }) => jobId),
    ),
);

/** Zeros for a job without submissions; undefined for an unknown job. */
export async function findCountsOfJob(
  database: Database,
  companyId: number,
  jobId: number,
): Promise<CountsRow | undefined> {
  const [row] = await ofJob(database, { companyId, jobId });
  return row;
}

/** As 2026-11, of existing submissions. Months without any are left out. */
export async function findSubmittedMonths(
  database: Database | Transaction,
  companyId: number,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const firstDay = (month: string) => sql<Date>`${`${month}-01`}::date`;
  const rows = await database
    .selectFrom('submission_months')
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
      sql<number>`sum(amount)::bigint`.as('amount'),
    ])
    .where('company_id', '=', companyId)
    .where('month', '>=', firstDay(from))
    .where('month', '<=', firstDay(to))
    .groupBy('submission_months.month')
    .execute();
  return new Map(rows.map(({ month, amount }) => [month, amount]));
}

/** Submitted in the current calendar month (UTC), and not deleted. */
export async function countSubmittedThisMonth(
  database: Database | Transaction,
  companyId: number,
  now = new Date(),
): Promise<number> {
  const month = now.toISOString().slice(0, 7);
  return (await findSubmittedMonths(database, companyId, { from: month, to: month })).get(month) ?? 0;
}

/** When the newest submitted interview of a job began; undefined without one. */
export async function findNewestOfJob(
  database: Database,
  companyId: number,
  jobId: number,
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('submissions')
    .select('created_at')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('status', '<>', sql.lit('uploading' as const))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Accepted answers of a job's submitted interviews. */
export async function countVideos(database: Database, companyId: number, jobId: number): Promise<number> {
  const { videos } = await database
    .selectFrom('submissions')
    .innerJoin('responses', 'responses.submission_id', 'submissions.id')
    .select(({ fn }) => fn.countAll<number>().as('videos'))
    .where('submissions.company_id', '=', companyId)
    .where('submissions.job_id', '=', jobId)
    .where('submissions.status', '<>', 'uploading')
    .executeTakeFirstOrThrow();
  return videos;
}
