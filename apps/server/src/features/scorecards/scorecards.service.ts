import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import { type Scorecard, type ScorecardInput } from '@nimble/contracts/scorecards';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { findQuestionsOf } from '../jobs/index.ts';
import { averagesOf } from './averages.ts';
import { checkRatings, isComplete } from './check-ratings.ts';
import { criteriaOf } from './criteria.service.ts';
import { presentComment, presentGiven, presentQuestions } from './scorecards.presenter.ts';
import {
  countGivenScorecards,
  findAnswers,
  findGivenScorecards,
  findNameOfUser,
  findOwnScorecard,
  findSubmissionToRate,
  lockScorecard,
  markScorecard,
  replaceRatings,
} from './scorecards.repository.ts';
import { findComments } from './video-comments.repository.ts';

type Caller = {
  companyId: number;
  userId: number;
  permissions: Permissions;
  permissionsOfMaker?: Permissions;
};

export function createScorecardsService(database: Database) {
  /**
   * What the caller may know. The others' scorecards and comments are not even read for whoever may rate and has not
   * given a scorecard yet.
   * @throws RequestError notFound for a submission of nobody's or of another company.
   */
  async function view(caller: Caller, submissionId: number): Promise<Scorecard> {
    const { companyId, userId } = caller;
    const submission = await findSubmission(database, companyId, submissionId);
    const [criteria, questions, answers, own] = await Promise.all([
      criteriaOf(database, companyId, submission.job_id),
      findQuestionsOf(database, { companyId, submissionId }),
      findAnswers(database, companyId, submissionId),
      findOwnScorecard(database, { companyId, submissionId, userId }),
    ]);
    const mayUpdate = isAllowed(caller.permissions, 'submission', 'update');
    // A token that may only look is no way round the own scorecard.
    const mayRate = isAllowed(caller.permissionsOfMaker ?? caller.permissions, 'submission', 'update');
    const maySeeOthers = !mayRate || (own !== undefined && own.given_at !== null);
    const [comments, others, givenCount] = await Promise.all([
      findComments(database, { companyId, submissionId, ...(!maySeeOthers && { byUserId: userId }) }),
      maySeeOthers ? findOthers(caller, submissionId) : ({ state: 'hidden' } as const),
      countGivenScorecards(database, companyId, submissionId),
    ]);
    return {
      submissionId,
      criteria,
      questions: presentQuestions(questions, answers),
      own: { ratings: own?.ratings ?? [], givenAt: own?.given_at?.toISOString() ?? null },
      givenCount,
      others,
      comments: comments.map((row) => presentComment(row, { userId, mayUpdate })),
    };
  }

  async function findOthers({ companyId, userId }: Caller, submissionId: number) {
    const given = await findGivenScorecards(database, companyId, submissionId);
    return {
      state: 'shown' as const,
      scorecards: presentGiven(given, userId),
      averages: averagesOf(given.map(({ ratings }) => ratings)) ?? null,
    };
  }

  return {
    view,

    /**
     * Replaces the own scorecard. Giving it cannot be taken back: its reviewer has seen the others' since.
     * @throws RequestError notFound; unprocessable while the answers are processed, and for ratings that cannot be.
     */
    async save(caller: Caller & Actor, submissionId: number, input: ScorecardInput): Promise<Scorecard> {
      const { companyId, userId } = caller;
      await inTransaction(database, async (transaction) => {
        const submission = await findSubmission(transaction, companyId, submissionId);
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
        if (given_at === null)
          await emit(transaction, { type: 'submission.scorecard_given', by: caller, submissionId });
        const { job_id: jobId, status } = submission;
        await emit(transaction, { type: 'submission.updated', by: caller, submissionId, jobId, status });
      });
      return view(caller, submissionId);
    },
  };
}
export type ScorecardsService = ReturnType<typeof createScorecardsService>;

async function findSubmission(database: Database | Transaction, companyId: number, submissionId: number) {
  const submission = await findSubmissionToRate(database, companyId, submissionId);
  if (submission === undefined) throw new RequestError('submission.not_found');
  return submission;
}
