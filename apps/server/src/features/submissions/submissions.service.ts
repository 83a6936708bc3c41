import type { Pagination } from '@nimble/contracts';
import type {
  Submission,
  SubmissionChanges,
  SubmissionSummary,
  SubmissionsRequest,
} from '@nimble/contracts/submissions';
import { inTransaction } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/events/index.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { createErasureService } from './erasure/erasure.service.ts';
import { showSubmission } from './finished-submission.ts';
import { createJoinedVideosService } from './joining/joined-videos.service.ts';
import { findPage } from './lists/find-page.ts';
import { type FindReviewers, withReviewers } from './lists/with-reviewers.ts';
import { type AnswerWords, withWords } from './responses/answer-words.ts';
import { giveReview, type ReviewDependencies } from './review/give-review.ts';
import { createNewAttemptsService, type NewAttemptsDependencies } from './review/new-attempts.service.ts';
import { createUndoDecisionService } from './review/undo-decision.service.ts';
import { createWatchingService } from './review/watching.service.ts';
import { presentSummary } from './submissions.presenter.ts';

type Dependencies = NewAttemptsDependencies &
  ReviewDependencies & {
    totals: FreshCache<number>;
    answerWords: AnswerWords;
    findReviewers: FindReviewers;
  };

export function createSubmissionsService(dependencies: Dependencies) {
  const { database, ownRecentChanges, plannedMails, answerWords, findReviewers } = dependencies;
  return {
    ...createErasureService(database),
    ...createJoinedVideosService(dependencies),
    ...createNewAttemptsService(dependencies),
    ...createUndoDecisionService(dependencies),
    ...createWatchingService(database),

    async one(
      companyId: number,
      submissionId: number,
      { populate }: Pick<SubmissionsRequest, 'populate'>,
    ): Promise<Submission> {
      const shown = await showSubmission(dependencies, companyId, submissionId);
      const [submission = shown] = await withWords(answerWords, companyId, [shown], populate);
      return submission;
    },

    async list(
      companyId: number,
      request: SubmissionsRequest,
    ): Promise<{ data: SubmissionSummary[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findPage(dependencies, companyId, request);
      const { populate } = request;
      const shown = rows.map((row) => presentSummary(row, dependencies));
      const reviewed = await withReviewers(findReviewers, companyId, shown, populate);
      return {
        data: await withWords(answerWords, companyId, reviewed, populate),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async change(member: Actor, submissionId: number, changes: SubmissionChanges): Promise<Submission> {
      await inTransaction(database, (transaction) =>
        giveReview(transaction, member, { submissionId, changes, ownRecentChanges, plannedMails }),
      );
      return showSubmission(dependencies, member.companyId, submissionId);
    },
  };
}
export type SubmissionsService = ReturnType<typeof createSubmissionsService>;
