import type { SubmissionChanges } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';

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
