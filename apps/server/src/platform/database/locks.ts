import type { Transaction } from './transaction.ts';

/**
 * Has changes of a company's people and roles follow one another until the transaction ends, so that rules about
 * several of them hold. Other rows of the company can be written meanwhile.
 */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

/** Keeps what was submitted as it is until the transaction ends. @returns undefined for what is not submitted, or gone. */
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

/** Keeps a submission as it is until the transaction ends, or what is erased while it goes. @returns undefined when it is gone. */
export function lockSubmission(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'rating', 'notes', 'new_attempt_at', 'candidate_email'])
    .select(['video_file_id', 'poster_file_id', 'resume_file_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();
}
