import type { ReviewStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { restoredColumns, whatStands } from '../review/submission-changes.repository.ts';

/** What it replaces can be restored. Without a stage it is the built-in one. */
export async function giveStatus(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
  { status, stageId = null, at }: { status: ReviewStatus; stageId?: number | null; at: Date },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({
      status,
      stage_id: stageId,
      reviewed_at: at,
      ...(status === 'reviewed' && { completed_at: at }),
      before_decision: whatStands,
      updated_at: at,
    })
    .where('company_id', '=', companyId)
    .where('id', 'in', submissionIds)
    .execute();
}

export async function restoreStatuses(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set(restoredColumns())
    .where('company_id', '=', companyId)
    .where('id', 'in', submissionIds)
    .where('before_decision', 'is not', null)
    .execute();
}
