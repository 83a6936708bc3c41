import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** `email` is in lower case. */
type Candidate = { companyId: number; jobId: number; email: string };

export function findJobTitle(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .select('title')
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}

export function lockJob(transaction: Transaction, companyId: number, jobId: number) {
  return transaction
    .selectFrom('jobs')
    .select('title')
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findExtraTimes(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('extra_times')
    .select(['email', 'factor'])
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .orderBy('email')
    .execute();
}

/** 1 without extra time. */
export async function findFactor(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
): Promise<number> {
  const row = await transaction
    .selectFrom('extra_times')
    .select('factor')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.factor ?? 1;
}

export async function putExtraTime(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
  factor: number,
): Promise<void> {
  await transaction
    .insertInto('extra_times')
    .values({ company_id: companyId, job_id: jobId, email, factor })
    .onConflict((conflict) => conflict.columns(['job_id', 'email']).doUpdateSet({ factor }))
    .execute();
}

export async function deleteExtraTime(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
): Promise<void> {
  await transaction
    .deleteFrom('extra_times')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('email', '=', email)
    .execute();
}

/** Unfinished interviews of this candidate. */
export async function setFactorOfOpen(
  transaction: Transaction,
  { companyId, jobId, email }: Candidate,
  factor: number,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ time_factor: factor })
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where(sql<string>`lower(candidate_email)`, '=', email)
    .where('status', '=', 'uploading')
    .execute();
}
