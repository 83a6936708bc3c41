import type { AnswerDraft, AnswerFile } from '@nimble/contracts/answers';
import type { InsightsConsent, InterviewState, OpenInterview } from '@nimble/contracts/interviews';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Candidate, requireMailed } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { findJobOf, findQuestionsOf } from '../jobs/index.ts';
import { type BeginningDependencies, createBeginningService } from './beginning.service.ts';
import { changeInsightsConsent } from './insights-consent/insights-consent.ts';
import { findState } from './interview-state.ts';
import { presentOpenInterview } from './interviews.presenter.ts';
import {
  findInterview,
  findInterviewResponses,
  findOwnership,
  findTakeCounts,
  hasSubmitted,
  noteOwner,
  noteReturn,
} from './interviews.repository.ts';
import { createSubmittingService, type SubmittingDependencies } from './submitting.service.ts';

type Dependencies = BeginningDependencies &
  SubmittingDependencies & {
    tokens: SignedTokens;
    findDrafts: (database: Database, candidate: Candidate) => Promise<AnswerDraft[]>;
    findAnswerFiles: (database: Database, candidate: Candidate) => Promise<AnswerFile[]>;
  };

/** The candidate's side of an interview: beginning, continuing and submitting. */
export function createInterviewsService(dependencies: Dependencies) {
  const { database, tokens } = dependencies;
  return {
    ...createBeginningService(dependencies),
    ...createSubmittingService(dependencies),

    state: (candidate: Candidate) => findState(dependencies, candidate),

    current: (candidate: Candidate) => findCurrent(dependencies, candidate),

    /**
     * @returns the candidate of this token, if it is valid and the submission still exists.
     * @throws RequestError as `requireMailed` does.
     */
    async authenticate(token: string): Promise<Candidate | undefined> {
      const claims = tokens.readCandidate(token);
      const row = claims && (await findOwnership(database, claims.submission));
      if (claims === undefined || row === undefined) return undefined;
      requireMailed(claims, row);
      const { submission: submissionId, isMailed } = claims;
      return { kind: 'candidate', submissionId, companyId: row.company_id, isMailed };
    },

    async agreeToInsights(candidate: Candidate, consent: InsightsConsent): Promise<InterviewState> {
      await changeInsightsConsent(database, candidate, consent);
      return findState(dependencies, candidate);
    },
  };
}
export type InterviewsService = ReturnType<typeof createInterviewsService>;

/** The data for continuing, also once no other candidate can begin. */
async function findCurrent(
  { database, tokens, limits, findDrafts, findAnswerFiles }: Dependencies,
  candidate: Candidate,
): Promise<OpenInterview> {
  await noteReturn(database, candidate);
  const [row, responses, questions, takeCounts, drafts, files, keptDays] = await Promise.all([
    findInterview(database, candidate),
    findInterviewResponses(database, candidate),
    findQuestionsOf(database, candidate),
    findTakeCounts(database, candidate),
    findDrafts(database, candidate),
    findAnswerFiles(database, candidate),
    limits.findKeptDays(database, candidate.companyId),
  ]);
  if (row === undefined) throw new RequestError('request.not_found');
  requireMailed(candidate, row);
  // Pages ask for this each second: only the first time writes.
  if (candidate.isMailed && row.owned_by_mail_at === null) await noteOwner(database, candidate);
  const job = await findJobOf(database, candidate);
  const mayBeginAgain =
    row.new_attempt_at !== null && !(await hasSubmitted(database, job, row.candidate_email));
  return presentOpenInterview(
    { row, responses, job, questions, keptDays, takeCounts, drafts, files, mayBeginAgain },
    tokens,
  );
}
