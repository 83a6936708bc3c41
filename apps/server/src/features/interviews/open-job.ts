import { isInvitationToken, type NewSubmission } from '@nimble/contracts/interviews';
import type { ClosingLimit, TurningLimit } from '@nimble/contracts/plans';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { findActiveJobByShareToken, findJobPausedByPlan, isFull, type PublicJobRow } from '../jobs/index.ts';
import { hasSubmitted } from './interviews.repository.ts';
import { findInvitedJob, type InvitedJobRow } from './invited-job.repository.ts';

/** The part of the employer's plan that affects new interviews. */
export type BeginningLimits = {
  areEnforced: boolean;
  findClosingLimit: (database: Database, companyId: number) => Promise<ClosingLimit | undefined>;
  /** Days after which a submission made now is erased by age; null: never. */
  findKeptDays: (database: Database, companyId: number) => Promise<number | null>;
  turnAway: (
    database: Database,
    job: { companyId: number; jobId: number },
    limit: TurningLimit,
  ) => Promise<void>;
};

type Needs = {
  database: Database;
  limits: BeginningLimits;
  tokens: Pick<SignedTokens, 'readInvitation'>;
};

/** The job behind a link; that of a personal invitation has its columns, too. */
export type LinkedJob = PublicJobRow & Partial<InvitedJobRow>;

/**
 * @throws RequestError notFound for a closed or unknown link; CodedError, after the company was notified, while a limit
 * of its plan is reached.
 */
export async function openJob(needs: Needs, token: string): Promise<LinkedJob> {
  const invited = await findInvited(needs, token);
  // An interview that was begun continues whatever happens to the job or the deadline.
  if (invited !== undefined && invited.started_at !== null) return invited;
  if (invited !== undefined && invited.status !== 'active')
    throw await whyNotOpen(needs, invited.share_token);
  const job = invited ?? (await findSharedJob(needs, token));
  if (hasPassed(invited?.invited_until ?? null)) throw new RequestError('interview.invitation_expired');
  if (hasPassed(deadlineOf(job))) throw new RequestError('interview.deadline_passed');
  return requireRoom(needs, job);
}

/** @returns undefined for the link of a job. @throws RequestError for an invitation that cannot be used any more. */
export async function findInvited(
  { database, tokens }: Pick<Needs, 'database' | 'tokens'>,
  token: string,
): Promise<InvitedJobRow | undefined> {
  if (!isInvitationToken(token)) return undefined;
  const invitationId = tokens.readInvitation(token);
  const invited = invitationId === undefined ? undefined : await findInvitedJob(database, invitationId);
  if (invited === undefined) throw new RequestError('interview.invitation_unknown');
  if (invited.withdrawn_at !== null) throw new RequestError('interview.invitation_withdrawn');
  if (invited.submitted_at !== null) throw new RequestError('interview.invitation_submitted');
  return invited;
}

async function findSharedJob(needs: Needs, shareToken: string): Promise<PublicJobRow> {
  const job = await findActiveJobByShareToken(needs.database, shareToken);
  if (job === undefined) throw await whyNotOpen(needs, shareToken);
  if (!job.shared_link) throw new RequestError('interview.link_off');
  return job;
}

/** The candidate's own, else that of the job; none while the candidate's own one is still to be set. */
export function deadlineOf({ invited_until, is_deadline_to_come, deadline }: LinkedJob): Date | null {
  return invited_until ?? (is_deadline_to_come === true ? null : deadline);
}

function hasPassed(deadline: Date | null): boolean {
  return deadline !== null && deadline < new Date();
}

async function requireRoom<Job extends PublicJobRow>(needs: Needs, job: Job): Promise<Job> {
  const { database, limits } = needs;
  if (await isFull(database, job)) throw new RequestError('interview.full');
  const limit = await limits.findClosingLimit(database, job.company_id);
  if (limit === undefined) return job;
  throw await turnAway(needs, job, limit);
}

/** Why the one statement that begins an interview inserted nothing. */
export async function whyNotBegun(
  needs: Needs,
  { job: jobId, shareToken, candidateEmail }: NewSubmission,
): Promise<Error> {
  const job = await openJob(needs, shareToken);
  return job.id === jobId && (await hasSubmitted(needs.database, job, candidateEmail))
    ? new RequestError('submission.email_taken')
    : new RequestError('interview.unavailable');
}

async function whyNotOpen(needs: Needs, shareToken: string): Promise<Error> {
  const job = await findJobPausedByPlan(needs.database, shareToken);
  return job === undefined ? new RequestError('interview.unavailable') : turnAway(needs, job, 'jobs');
}

async function turnAway(
  { database, limits }: Needs,
  job: { id: number; company_id: number; company_name: string },
  limit: TurningLimit,
): Promise<RequestError> {
  await limits.turnAway(database, { companyId: job.company_id, jobId: job.id }, limit);
  return new RequestError('interview.limit_reached', { values: { company: job.company_name } });
}
