import type { SubmissionChanges } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/events/index.ts';
import { lockFinished } from '../finished-submission.ts';
import { expectReviewable, type OwnRecentChanges, reviewColumns, tellReview } from './review.ts';
import { updateSubmission } from './submission-changes.repository.ts';

type Given = { submissionId: number; changes: SubmissionChanges; ownRecentChanges: OwnRecentChanges };

/**
 * Sets note, status or score of a submission, and says so.
 * @returns the time of a decision that can be undone.
 * @throws RequestError if there is none, its state forbids the change, or someone else has changed it since.
 */
export async function giveReview(
  transaction: Transaction,
  member: Actor,
  { submissionId, changes, ownRecentChanges }: Given,
): Promise<Date | undefined> {
  const { companyId } = member;
  const { ifUnchanged: seen, ...given } = changes;
  const row = await lockFinished(transaction, companyId, submissionId);
  await expectReviewable(transaction, member, row, { seen, notes: given.notes, ownRecentChanges });
  const columns = reviewColumns(row, given);
  await updateSubmission(transaction, companyId, submissionId, columns);
  await tellReview(transaction, member, row, changes);
  return columns.undo === 'can' ? columns.reviewed_at : undefined;
}
