import type { SubmissionChanges } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/events/index.ts';
import { lockFinished } from '../finished-submission.ts';
import { expectReviewable, type OwnRecentChanges, reviewColumns, tellReview } from './review.ts';
import { updateSubmission } from './submission-changes.repository.ts';

type Given = { submissionId: number; changes: SubmissionChanges; ownRecentChanges: OwnRecentChanges };

/**
 * Sets note, status or score of a submission, and says so.
 * @throws RequestError where there is none, it may not be reviewed so, or somebody else was faster.
 */
export async function giveReview(
  transaction: Transaction,
  member: Actor,
  { submissionId, changes, ownRecentChanges }: Given,
): Promise<void> {
  const { companyId } = member;
  const { ifUnchanged: seen, ...given } = changes;
  const row = await lockFinished(transaction, companyId, submissionId);
  await expectReviewable(transaction, member, row, { seen, notes: given.notes, ownRecentChanges });
  await updateSubmission(transaction, companyId, submissionId, reviewColumns(row, given));
  await tellReview(transaction, member, row, changes);
}
