import type { SubmissionChanges } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import type { PlannedMails } from '../../decision-mails/index.ts';
import { lockFinished } from '../finished-submission.ts';
import { expectReviewable, type OwnRecentChanges, reviewColumns, tellReview } from './review.ts';
import { updateSubmission } from './submission-changes.repository.ts';

export type ReviewDependencies = {
  ownRecentChanges: OwnRecentChanges;
  plannedMails: PlannedMails;
};
type Given = ReviewDependencies & { submissionId: number; changes: SubmissionChanges };

/**
 * Sets note, status or score of a submission, says so, and plans the email to the candidate.
 * @returns the time of a decision that can be undone.
 * @throws RequestError if there is none, its state forbids the change, or someone else has changed it since.
 */
export async function giveReview(
  transaction: Transaction,
  member: Actor,
  { submissionId, changes, ownRecentChanges, plannedMails }: Given,
): Promise<Date | undefined> {
  const { companyId } = member;
  const { ifUnchanged: seen, mail, mentions, ...given } = changes;
  const row = await lockFinished(transaction, companyId, submissionId);
  await expectReviewable(transaction, member, row, { seen, notes: given.notes, ownRecentChanges });
  const columns = reviewColumns(row, given);
  await updateSubmission(transaction, companyId, submissionId, columns);
  await tellReview(transaction, member, row, changes);
  if (given.notes !== undefined && mentions !== undefined) {
    const where = { submissionId, commentId: null };
    await emit(transaction, { type: 'submission.mentioned', by: member, ...where, userIds: mentions });
  }
  const isChanged = given.status !== undefined && given.status !== row.status;
  if (isChanged) await plannedMails.cancel(transaction, member, submissionId);
  const about = { submissionId, status: given.status };
  if (mail !== undefined) await plannedMails.plan(transaction, member, { ...about, mail });
  return columns.undo === 'can' ? columns.reviewed_at : undefined;
}
