import type { Database } from '../connection.ts';
import type { Transaction } from './transaction.ts';

/**
 * Serializes changes of a company's people and roles until the transaction ends, so that rules about several of them
 * hold. Other rows of the company can be written meanwhile.
 */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Serializes changes of what belongs to a job, such as its criteria, until the transaction ends. Interviews can begin
 * meanwhile. @returns undefined for a job that is missing or of another company.
 */
export function lockJob(transaction: Transaction, companyId: number, jobId: number) {
  return titleOfJob(transaction, companyId, jobId).forNoKeyUpdate().executeTakeFirst();
}

/** The same without a lock. */
export function findJobTitle(database: Database, companyId: number, jobId: number) {
  return titleOfJob(database, companyId, jobId).executeTakeFirst();
}

function titleOfJob(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobId);
}

/**
 * Locks a finished submission until the transaction ends. @returns undefined for an unfinished one, or a missing one.
 */
export function lockSubmitted(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status'])
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same without a lock. Is there such a finished submission, as far as the person sees it? */
export async function isSubmitted(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a submission, or what is erased with it, until the transaction ends. @returns undefined when it is missing. */
export function lockSubmission(transaction: Transaction, companyId: number, submissionId: number) {
  return locked(transaction, companyId).where('id', '=', submissionId).executeTakeFirst();
}

/** The same of several, in the order of their ids, so that two transactions never wait for each other. */
export function lockSubmissions(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
) {
  return locked(transaction, companyId).where('id', 'in', submissionIds).orderBy('id').execute();
}

function locked(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'stage_id', 'rating', 'notes', 'new_attempt_at', 'candidate_email'])
    .select(['video_file_id', 'poster_file_id', 'resume_file_id', 'reviewed_at', 'before_decision'])
    .select('owned_by_mail_at')
    .where('company_id', '=', companyId)
    .forUpdate();
}
