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

/** Locks a submission, or what is erased with it, until the transaction ends. @returns undefined when it is missing. */
export function lockSubmission(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'rating', 'notes', 'new_attempt_at', 'candidate_email'])
    .select(['video_file_id', 'poster_file_id', 'resume_file_id', 'reviewed_at', 'before_decision'])
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();
}
