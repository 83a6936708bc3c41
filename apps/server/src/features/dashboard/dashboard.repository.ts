import type { CountedJob } from '@nimble/contracts/dashboard';
import type { JobStatus } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** How many jobs are in each status, and how many of these were created since. */
export function findJobCounts(
  database: Database,
  companyId: number,
  since: Date,
): Promise<{ status: JobStatus; amount: number; recent: number }[]> {
  return database
    .selectFrom('jobs')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('amount'),
      sql<number>`count(*) filter (where created_at >= ${since})`.as('recent'),
    ])
    .where('company_id', '=', companyId)
    .groupBy('status')
    .execute();
}

/** The jobs with the most finished submissions, or with the most approved ones of these. */
export function findCountedJobs(
  database: Database,
  companyId: number,
  { by, atMost }: { by: 'totalSubmissions' | 'approvedSubmissions'; atMost: number },
): Promise<CountedJob[]> {
  return database
    .selectFrom('submission_counts')
    .innerJoin('jobs', 'jobs.id', 'submission_counts.job_id')
    .select([
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'total as totalSubmissions',
      'pending as pendingSubmissions',
      'shortlisted as approvedSubmissions',
    ])
    .where('submission_counts.company_id', '=', companyId)
    .where('jobs.company_id', '=', companyId)
    .where('total', '>', 0)
    .orderBy(by, 'desc')
    .orderBy('totalSubmissions', 'desc')
    .orderBy('jobs.id')
    .limit(atMost)
    .execute();
}
