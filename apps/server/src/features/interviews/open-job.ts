import type { NewSubmission } from '@nimble/contracts/interviews';
import type { ClosingLimit, TurningLimit } from '@nimble/contracts/plans';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findActiveJobByShareToken, findJobPausedByPlan, isFull, type PublicJobRow } from '../jobs/index.ts';
import { hasSubmitted } from './interviews.repository.ts';

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

type Needs = { database: Database; limits: BeginningLimits };

/**
 * @throws RequestError notFound for a closed or unknown link; CodedError, after the company was notified, while a limit
 * of its plan is reached.
 */
export async function openJob(needs: Needs, shareToken: string): Promise<PublicJobRow> {
  const { database, limits } = needs;
  const job = await findActiveJobByShareToken(database, shareToken);
  if (job === undefined) throw await whyNotOpen(needs, shareToken);
  if (job.deadline !== null && job.deadline < new Date()) throw new RequestError('interview.deadline_passed');
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
