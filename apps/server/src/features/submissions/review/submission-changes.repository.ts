import type { SubmissionChanges } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';

/** Keeps the submission as it is until the transaction ends. */
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

export type ReviewColumns = Pick<SubmissionChanges, 'notes' | 'status' | 'rating'> & {
  reviewed_at?: Date;
  completed_at?: Date;
};

export async function updateSubmission(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  changes: ReviewColumns,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ ...changes, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}
