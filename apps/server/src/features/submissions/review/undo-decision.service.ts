import { type Submission, type UndoneDecision, undoMinutes } from '@nimble/contracts/submissions';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { lockFinished, showSubmission } from '../finished-submission.ts';
import { type OwnRecentChanges, tellReview } from './review.ts';
import { restoreBeforeDecision } from './submission-changes.repository.ts';

type Dependencies = { database: Database; tokens: SignedTokens; ownRecentChanges: OwnRecentChanges };

export function createUndoDecisionService({ database, tokens, ownRecentChanges }: Dependencies) {
  return {
    /**
     * Brings back what stood before the person's own latest decision. Whatever the decision has caused stays: colleagues,
     * webhooks and the audit log hear of the undo as another change of the status.
     * @throws RequestError when the status was changed since, or it is too late.
     */
    async undoDecision(
      member: Actor,
      submissionId: number,
      { reviewedAt }: UndoneDecision,
    ): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        const about = { action: 'submission.status_changed', subjectId: submissionId } as const;
        const [latest] = await ownRecentChanges(transaction, member, about);
        if (latest?.to !== row.status || row.reviewed_at?.getTime() !== Date.parse(reviewedAt))
          throw new RequestError('submission.changed_meanwhile');
        const { before_decision: before } = row;
        if (before === null || Date.now() - row.reviewed_at.getTime() > undoMinutes * 60_000)
          throw new RequestError('submission.undo_expired');
        await restoreBeforeDecision(transaction, companyId, submissionId);
        await tellReview(transaction, member, row, { status: before.status });
      });
      return showSubmission({ database, tokens }, companyId, submissionId);
    },
  };
}
