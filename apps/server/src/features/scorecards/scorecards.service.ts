import type { Scorecard, ScorecardInput } from '@nimble/contracts/scorecards';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { findQuestionsOf } from '../jobs/index.ts';
import { checkRatings, isComplete } from './check-ratings.ts';
import { criteriaOf } from './criteria.service.ts';
import { findNameOfUser, lockScorecard, markScorecard, replaceRatings } from './scorecards.repository.ts';
import { type Caller, requireSubmission, showScorecard } from './show-scorecard.ts';

export function createScorecardsService(database: Database) {
  return {
    view: (caller: Caller, submissionId: number) => showScorecard(database, caller, submissionId),

    /**
     * Replaces the caller's own scorecard. Submitting it is final: its reviewer sees the others' from then on.
     * @throws RequestError notFound; unprocessable while the answers are processed, and for invalid ratings.
     */
    async save(caller: Caller & Actor, submissionId: number, input: ScorecardInput): Promise<Scorecard> {
      const { companyId, userId } = caller;
      await inTransaction(database, async (transaction) => {
        const submission = await requireSubmission(transaction, companyId, submissionId);
        if (submission.status === 'processing') throw new RequestError('submission.processing');
        const criteria = await criteriaOf(transaction, companyId, submission.job_id);
        const questions = await findQuestionsOf(transaction, { companyId, submissionId });
        const ratings = checkRatings(input.ratings, { criteria, questionIds: questions.map(({ id }) => id) });
        const name = await findNameOfUser(transaction, companyId, userId);
        const { id, given_at } = await lockScorecard(transaction, { companyId, submissionId, userId, name });
        if ((input.give || given_at !== null) && !isComplete(ratings, criteria))
          throw new RequestError('scorecard.incomplete');
        await replaceRatings(transaction, id, criteria, ratings);
        if (given_at === null && !input.give) return;
        await markScorecard(
          transaction,
          id,
          given_at === null ? { given_at: new Date() } : { changed_at: new Date() },
        );
        const { job_id: jobId, status, rating } = submission;
        const about = { by: caller, submissionId };
        if (given_at === null) {
          await emit(transaction, { type: 'submission.scorecard_given', ...about });
          await emit(transaction, { type: 'submission.reviewed', ...about, jobId, status, rating });
        }
        await emit(transaction, { type: 'submission.updated', ...about, jobId, status });
      });
      return showScorecard(database, caller, submissionId);
    },
  };
}
export type ScorecardsService = ReturnType<typeof createScorecardsService>;
