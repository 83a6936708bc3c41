import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** A job with its own criteria, null for the default; undefined for a job that is missing or of another company. */
export function findJobCriteria(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .leftJoin('job_criteria', 'job_criteria.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'job_criteria.criteria'])
    .where('jobs.company_id', '=', companyId)
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
}

export async function writeCriteria(
  transaction: Transaction,
  { companyId, jobId, criteria }: { companyId: number; jobId: number; criteria: readonly string[] },
): Promise<void> {
  const names = sql<string[]>`${[...criteria]}::text[]`;
  await transaction
    .insertInto('job_criteria')
    .values({ company_id: companyId, job_id: jobId, criteria: names })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ criteria: names }))
    .execute();
}
