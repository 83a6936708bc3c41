import { insightsConsentVersion } from '@nimble/contracts/insights';
import {
  consentVersion,
  type InterviewState,
  type NewSubmission,
  type PublicJob,
} from '@nimble/contracts/interviews';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { findActiveJobByShareToken, findQuestions } from '../jobs/index.ts';
import { presentInterview, presentPublicJob } from './interviews.presenter.ts';
import {
  countOpening,
  findActiveJob,
  hasBegun,
  hasSubmitted,
  insertSubmission,
} from './interviews.repository.ts';
import { type BeginningLimits, openJob, whyNotBegun } from './open-job.ts';

export type BeginningDependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'signCandidate' | 'fileUrl'>;
  limits: BeginningLimits;
};

/** Calls of a candidate with a job's link, until an interview exists. */
export function createBeginningService({ database, tokens, limits }: BeginningDependencies) {
  return {
    async open(shareToken: string): Promise<PublicJob> {
      const job = await openJob({ database, limits }, shareToken);
      const [questions, keptDays] = await Promise.all([
        findQuestions(database, job.company_id, [job.id]),
        limits.findKeptDays(database, job.company_id),
      ]);
      return presentPublicJob(job, questions, keptDays);
    },

    countOpening: (shareToken: string) => countOpening(database, shareToken),

    /**
     * The state of an address in a job: submitted, or begun and to be continued.
     * @param shareToken of the job's link, because the job's number is not secret.
     */
    async knowsEmail(
      email: string,
      jobId: number,
      shareToken: string | undefined,
    ): Promise<{ exists: boolean; isBegun: boolean }> {
      const job =
        shareToken === undefined ? undefined : await findActiveJobByShareToken(database, shareToken);
      if (job?.id !== jobId) throw new RequestError('interview.unavailable');
      const [exists, isBegun] = await Promise.all([
        hasSubmitted(database, job, email),
        hasBegun(database, job, email),
      ]);
      return { exists, isBegun };
    },

    async begin(submission: NewSubmission): Promise<{ data: InterviewState; token: string }> {
      requireCurrentConsent(submission);
      if (limits.areEnforced) {
        const job = await findActiveJob(database, submission.job);
        if (job !== undefined && (await limits.findClosingLimit(database, job.company_id)) !== undefined)
          throw await whyNotBegun({ database, limits }, submission);
      }
      const row = await insertSubmission(database, submission, new Date());
      if (row === undefined) throw await whyNotBegun({ database, limits }, submission);
      return { data: presentInterview(row, [], tokens), token: tokens.signCandidate(row.id) };
    },
  };
}

/** A consent to an outdated text does not cover the new one. */
function requireCurrentConsent({ consentVersion: agreedTo, insightsConsent }: NewSubmission): void {
  const isOutdated = insightsConsent !== undefined && insightsConsent.version !== insightsConsentVersion;
  if (agreedTo !== consentVersion || isOutdated) throw new RequestError('interview.consent_outdated');
}
