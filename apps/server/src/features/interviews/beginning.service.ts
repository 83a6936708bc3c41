import { insightsConsentVersion } from '@nimble/contracts/insights';
import {
  consentVersion,
  type InterviewState,
  isInvitationToken,
  type NewSubmission,
  type PublicJob,
} from '@nimble/contracts/interviews';
import type { ShownMedia } from '@nimble/contracts/question-media';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { emit } from '../../platform/events/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { findActiveJobByShareToken, findOneShown, findQuestionsBeforeDraw } from '../jobs/index.ts';
import { type Beginning, type Draw, insertSubmission, storeDraw } from './beginning.repository.ts';
import { findState } from './interview-state.ts';
import { presentInterview, presentLinkedJob } from './interviews.presenter.ts';
import {
  countOpening,
  findActiveJob,
  findBegunWith,
  hasBegun,
  hasSubmitted,
} from './interviews.repository.ts';
import type { InvitedJobRow } from './invited-job.repository.ts';
import { type BeginningLimits, findInvited, openJob, whyNotBegun } from './open-job.ts';

export type BeginningDependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'signCandidate' | 'fileUrl' | 'readInvitation'>;
  limits: BeginningLimits;
  /** Undefined for a job without pools. */
  draw: (
    transaction: Transaction,
    interview: { companyId: number; submissionId: number; jobId: number },
  ) => Promise<Draw | undefined>;
  /** Part of a statement that reads submissions: has the company any? */
  hasWebhooks: Beginning['hasWebhooks'];
  /** Stores when the link of an invitation was first opened. */
  recordOpened: (database: Database, companyId: number, invitationId: number) => Promise<void>;
};

type Begun = { data: InterviewState; token: string };

/** Calls of a candidate with a job's link, until an interview exists. */
export function createBeginningService(dependencies: BeginningDependencies) {
  const { database, limits } = dependencies;
  return {
    async open(linkToken: string): Promise<PublicJob> {
      const job = await openJob(dependencies, linkToken);
      const [questions, keptDays] = await Promise.all([
        findQuestionsBeforeDraw(database, job.company_id, [job.id]),
        limits.findKeptDays(database, job.company_id),
      ]);
      return presentLinkedJob(job, questions, keptDays);
    },

    /** @throws RequestError as `open` does. */
    welcomeMedia: (linkToken: string) => findWelcome(dependencies, linkToken),

    async countOpening(linkToken: string): Promise<void> {
      if (!isInvitationToken(linkToken)) return countOpening(database, linkToken);
      const invited = await findInvited(dependencies, linkToken).catch(unlessRefused);
      if (invited === undefined) return;
      await dependencies.recordOpened(database, invited.company_id, invited.invitation_id);
      await countOpening(database, invited.share_token);
    },

    /**
     * The state of an address in a job: submitted, or begun and to be continued.
     * @param linkToken of the link, because the job's number is not secret. That of an invitation continues what was
     * begun with it, so nothing is begun elsewhere.
     */
    async knowsEmail(
      email: string,
      jobId: number,
      linkToken: string | undefined,
    ): Promise<{ exists: boolean; isBegun: boolean }> {
      if (linkToken === undefined) throw new RequestError('interview.unavailable');
      if (isInvitationToken(linkToken)) return knowsInvited(dependencies, linkToken, jobId);
      const job = await findActiveJobByShareToken(database, linkToken);
      if (job?.id !== jobId) throw new RequestError('interview.unavailable');
      if (!job.shared_link) throw new RequestError('interview.link_off');
      const [exists, isBegun] = await Promise.all([
        hasSubmitted(database, job, email),
        hasBegun(database, job, email),
      ]);
      return { exists, isBegun };
    },

    begin: (given: NewSubmission): Promise<Begun> => begin(dependencies, given),
  };
}

async function begin(dependencies: BeginningDependencies, given: NewSubmission): Promise<Begun> {
  const { database, tokens, limits } = dependencies;
  requireCurrentConsent(given);
  const invited = await findInvited(dependencies, given.shareToken);
  const begun = invited && (await goOn(dependencies, invited.invitation_id));
  if (begun !== undefined) return begun;
  const submission = invited === undefined ? given : ofInvited(given, invited);
  if (limits.areEnforced) {
    const job = await findActiveJob(database, submission.job);
    if (job !== undefined && (await limits.findClosingLimit(database, job.company_id)) !== undefined)
      throw await whyNotBegun(dependencies, submission);
  }
  const row = await insertAndTell(dependencies, submission, invited?.invitation_id ?? null);
  if (row !== undefined) {
    // Anybody may have typed the address, unless an invitation was mailed to it.
    const token = tokens.signCandidate(row.id, { isMailed: invited !== undefined });
    return { data: presentInterview(row, [], tokens), token };
  }
  const meanwhile = invited && (await goOn(dependencies, invited.invitation_id));
  if (meanwhile !== undefined) return meanwhile;
  throw await whyNotBegun(dependencies, submission);
}

function insertAndTell(
  { database, draw, hasWebhooks }: BeginningDependencies,
  submission: NewSubmission,
  invitationId: number | null,
) {
  return inTransaction(database, async (transaction) => {
    const row = await insertSubmission(transaction, { ...submission, invitationId, hasWebhooks });
    if (row === undefined) return undefined;
    const about = { submissionId: row.id, jobId: submission.job };
    const drawn = row.has_pools
      ? await draw(transaction, { companyId: row.company_id, ...about })
      : undefined;
    if (drawn !== undefined) await storeDraw(transaction, row, drawn);
    const by = { companyId: row.company_id, hasWebhooks: row.has_webhooks };
    await emit(transaction, { type: 'submission.started', by, ...about });
    return row;
  });
}

/** The interview that was begun with the invitation, on any device. */
async function goOn(
  { database, tokens }: BeginningDependencies,
  invitationId: number,
): Promise<Begun | undefined> {
  const begun = await findBegunWith(database, invitationId);
  if (begun === undefined) return undefined;
  const { id: submissionId, company_id: companyId } = begun;
  const candidate = { kind: 'candidate', submissionId, companyId, isMailed: true } as const;
  const token = tokens.signCandidate(submissionId, { isMailed: true });
  return { data: await findState({ database, tokens }, candidate), token };
}

/** The address of the invitation, whatever the browser sent, and the source that the inviter has named. */
function ofInvited(given: NewSubmission, invited: InvitedJobRow): NewSubmission {
  return {
    ...given,
    candidateEmail: invited.invited_email,
    source: invited.invited_source ?? 'invitation',
  };
}

async function knowsInvited(
  dependencies: BeginningDependencies,
  linkToken: string,
  jobId: number,
): Promise<{ exists: boolean; isBegun: boolean }> {
  const invited = await findInvited(dependencies, linkToken);
  if (invited?.id !== jobId) throw new RequestError('interview.unavailable');
  return {
    exists: await hasSubmitted(dependencies.database, invited, invited.invited_email),
    isBegun: false,
  };
}

/** A visit of a closed link is not counted. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof RequestError)) throw error;
  return undefined;
}

/** A consent to an outdated text does not cover the new one. */
function requireCurrentConsent({ consentVersion: agreedTo, insightsConsent }: NewSubmission): void {
  const isOutdated = insightsConsent !== undefined && insightsConsent.version !== insightsConsentVersion;
  if (agreedTo !== consentVersion || isOutdated) throw new RequestError('interview.consent_outdated');
}

async function findWelcome(
  dependencies: BeginningDependencies,
  linkToken: string,
): Promise<ShownMedia | null> {
  const { database, tokens } = dependencies;
  const job = await openJob(dependencies, linkToken);
  return findOneShown(database, job.company_id, job.welcome_media_id, tokens.fileUrl);
}
