import type { SubmissionInsights } from '@nimble/contracts/insights';
import { type Database, inTransaction, isSubmitted, lockSubmitted } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { findAllowedInsights, isAny } from './allowed-insights.repository.ts';
import { findInsights, findStarts, isAllHeard, isThroughProcessing } from './insights.repository.ts';
import { startComputing } from './insights.tasks.ts';
import { presentInsights } from './shown/insights.presenter.ts';

export function createInsightsService(database: Database) {
  /** null where there are none, or none may be shown. @throws RequestError notFound. */
  async function one(companyId: number, submissionId: number): Promise<SubmissionInsights | null> {
    if (!(await isSubmitted(database, companyId, submissionId)))
      throw new RequestError('submission.not_found');
    const [allowed, row, starts] = await Promise.all([
      findAllowedInsights(database, companyId, submissionId),
      findInsights(database, companyId, submissionId),
      findStarts(database, companyId, submissionId),
    ]);
    return row === undefined || !isAny(allowed) ? null : presentInsights(row, starts, allowed);
  }

  return {
    one,

    /** Would `startAgain` be refused? */
    async mayStart(companyId: number, submissionId: number): Promise<boolean> {
      const [allowed, isJoined, isHeard] = await Promise.all([
        findAllowedInsights(database, companyId, submissionId),
        isThroughProcessing(database, companyId, submissionId),
        isAllHeard(database, companyId, submissionId),
      ]);
      return isAny(allowed) && isJoined && isHeard;
    },

    /**
     * @throws RequestError notFound, unprocessable where nothing may be computed or answers are still being
     * transcribed.
     */
    async startAgain(member: Actor, submissionId: number): Promise<SubmissionInsights | null> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const submission = await lockSubmitted(transaction, companyId, submissionId);
        if (submission === undefined) throw new RequestError('submission.not_found');
        if (!isAny(await findAllowedInsights(transaction, companyId, submissionId)))
          throw new RequestError('insights.not_allowed');
        if (submission.status === 'processing') throw new RequestError('submission.processing');
        if (!(await isAllHeard(transaction, companyId, submissionId)))
          throw new RequestError('insights.still_heard');
        await startComputing(transaction, companyId, submissionId, 'asked');
        await emit(transaction, { type: 'submission.insights_started', by: member, submissionId });
      });
      return one(companyId, submissionId);
    },
  };
}
export type InsightsService = ReturnType<typeof createInsightsService>;
