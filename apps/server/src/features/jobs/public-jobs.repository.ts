import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { brandColumns, contactColumns } from '../companies/index.ts';

/** What a candidate may see of a job and its company, and what decides whether an interview may begin. */
const columns = [
  'jobs.id',
  'jobs.company_id',
  'jobs.title',
  'jobs.description',
  'jobs.type',
  'jobs.status',
  'jobs.share_token',
  'jobs.shared_link',
  'jobs.department',
  'jobs.location',
  'jobs.requirements',
  'jobs.benefits',
  'jobs.salary',
  'jobs.currency',
  'jobs.welcome',
  'jobs.welcome_media_id',
  'jobs.closing_media_id',
  'jobs.language',
  'companies.language as company_language',
  'jobs.deadline',
  'jobs.max_submissions',
  'jobs.retakes',
  'jobs.thinking_seconds',
  'jobs.questions_in_advance',
  'jobs.untimed',
  ...brandColumns,
  ...contactColumns,
  'companies.insights_level',
  'companies.behavioral_insights',
] as const;

/** The jobs of every company, with these columns. */
export function publicJobs(database: Database) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(columns);
}

/** An active job by the token of its link; whatever the company. */
export function findActiveJobByShareToken(database: Database, shareToken: string) {
  return publicJobs(database)
    .where('jobs.share_token', '=', shareToken)
    .where('jobs.status', '=', 'active')
    .where('companies.stopped_at', 'is', null)
    .executeTakeFirst();
}
export type PublicJobRow = NonNullable<Awaited<ReturnType<typeof findActiveJobByShareToken>>>;

/** The company of a link while its plan has no room for the job. */
export function findJobPausedByPlan(database: Database, shareToken: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.company_id', 'companies.name as company_name'])
    .where('jobs.share_token', '=', shareToken)
    .where('jobs.status', '=', 'paused')
    .where('jobs.paused_by_plan_at', 'is not', null)
    .executeTakeFirst();
}

/** The job of a submission, whatever its current status. */
export function findJobOf(
  database: Database,
  { companyId, submissionId }: { companyId: number; submissionId: number },
): Promise<PublicJobRow> {
  return publicJobs(database)
    .innerJoin('submissions', 'submissions.job_id', 'jobs.id')
    .where('submissions.id', '=', submissionId)
    .where('submissions.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** Has a job received as many finished submissions as it asks for? */
export async function isFull(
  database: Database,
  job: Pick<PublicJobRow, 'id' | 'company_id' | 'max_submissions'>,
): Promise<boolean> {
  if (job.max_submissions === null) return false;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from submissions
      where company_id = ${job.company_id} and job_id = ${job.id} and status <> 'uploading' and new_attempt_at is null
      limit ${job.max_submissions}
    ) as finished
  `.execute(database);
  return (rows[0]?.total ?? 0) >= job.max_submissions;
}
