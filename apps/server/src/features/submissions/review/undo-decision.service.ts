import { type Submission, type UndoneDecision, undoMinutes } from '@nimble/contracts/submissions';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import { lockFinished, showSubmission } from '../finished-submission.ts';
import type { FileAccess } from '../submissions.presenter.ts';
import type { ReviewDependencies } from './give-review.ts';
import { emitReview } from './review.ts';
import { restoreBeforeDecision } from './submission-changes.repository.ts';

type Dependencies = FileAccess & ReviewDependencies & { database: Database };

export function createUndoDecisionService(dependencies: Dependencies) {
  const { database, ownRecentChanges, plannedMails } = dependencies;
  return {
    /** @throws RequestError when the status was changed since, or it is too late. */
    async undoDecision(
      member: Actor,
      submissionId: number,
      { reviewedAt }: UndoneDecision,
    ): Promise<Submission> {
      await inTransaction(database, (transaction) =>
        undoOwnDecision(transaction, member, { submissionId, reviewedAt, ownRecentChanges, plannedMails }),
      );
      return showSubmission(dependencies, member.companyId, submissionId);
    },
  };
}

type Undone = UndoneDecision & ReviewDependencies & { submissionId: number };

/**
 * Restores the state before the user's own latest decision. Nothing that the decision has sent is taken back:
 * colleagues, webhooks and the audit log hear of the undo as another change of the status. An email to the candidate
 * that still waits is canceled; one that has left keeps the decision.
 */
export async function undoOwnDecision(
  transaction: Transaction,
  member: Actor,
  { submissionId, reviewedAt, ownRecentChanges, plannedMails }: Undone,
): Promise<void> {
  const { companyId } = member;
  const row = await lockFinished(transaction, companyId, submissionId);
  const about = { action: 'submission.status_changed', subjectId: submissionId } as const;
  const [latest] = await ownRecentChanges(transaction, member, about);
  if (latest?.to !== row.status || row.reviewed_at?.getTime() !== Date.parse(reviewedAt))
    throw new RequestError('submission.changed_meanwhile');
  const { before_decision: before } = row;
  if (before === null || Date.now() - Date.parse(before.givenAt) > undoMinutes * 60_000)
    throw new RequestError('submission.undo_expired');
  await plannedMails.takeBack(transaction, member, submissionId, before.givenAt);
  await restoreBeforeDecision(transaction, companyId, submissionId);
  await emitReview(transaction, member, row, { status: before.status });
}
