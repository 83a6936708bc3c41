import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Scorecard } from '@nimble/contracts/scorecards';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findQuestionsOf } from '../jobs/index.ts';
import { averagesOf } from './averages.ts';
import { criteriaOf } from './criteria.service.ts';
import { presentComment, presentGiven, presentQuestions } from './scorecards.presenter.ts';
import {
  countGivenScorecards,
  findAnswers,
  findGivenScorecards,
  findOwnScorecard,
  findSubmissionToRate,
} from './scorecards.repository.ts';
import { findComments } from './video-comments.repository.ts';

export type Caller = {
  companyId: number;
  userId: number;
  permissions: Permissions;
  permissionsOfMaker?: Permissions;
};

/**
 * The ratings that the caller may see. The others' scorecards and comments are not even read for a person who may rate
 * and has not submitted a scorecard yet.
 * @throws RequestError notFound for a submission that is missing or of another company.
 */
export async function showScorecard(
  database: Database,
  caller: Caller,
  submissionId: number,
): Promise<Scorecard> {
  const { companyId, userId } = caller;
  const submission = await requireSubmission(database, companyId, submissionId);
  const [criteria, questions, answers, own] = await Promise.all([
    criteriaOf(database, companyId, submission.job_id),
    findQuestionsOf(database, { companyId, submissionId }),
    findAnswers(database, companyId, submissionId),
    findOwnScorecard(database, { companyId, submissionId, userId }),
  ]);
  const mayUpdate = isAllowed(caller.permissions, 'submission', 'update');
  // A token that may only view must not circumvent that.
  const mayRate = isAllowed(caller.permissionsOfMaker ?? caller.permissions, 'submission', 'update');
  const maySeeOthers = !mayRate || (own !== undefined && own.given_at !== null);
  const [comments, others, givenCount] = await Promise.all([
    findComments(database, { companyId, submissionId, ...(!maySeeOthers && { byUserId: userId }) }),
    maySeeOthers ? findOthers(database, caller, submissionId) : ({ state: 'hidden' } as const),
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

async function findOthers(database: Database, { companyId, userId }: Caller, submissionId: number) {
  const given = await findGivenScorecards(database, companyId, submissionId);
  return {
    state: 'shown' as const,
    scorecards: presentGiven(given, userId),
    averages: averagesOf(given.map(({ ratings }) => ratings)) ?? null,
  };
}

/** @throws RequestError notFound for a submission that is missing or of another company. */
export async function requireSubmission(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
) {
  const submission = await findSubmissionToRate(database, companyId, submissionId);
  if (submission === undefined) throw new RequestError('submission.not_found');
  return submission;
}
