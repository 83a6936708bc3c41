import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

/**
 * Is the link open that the candidate gets: that of an invitation of this address, else the job's? The job is locked
 * until the transaction ends.
 */
export async function isLinkOpen(
  transaction: Transaction,
  companyId: number,
  { job_id: jobId, candidate_email: email }: { job_id: number; candidate_email: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('jobs')
    .leftJoin('job_invitations as invited', (join) =>
      join
        .onRef('invited.job_id', '=', 'jobs.id')
        .on('invited.email', '=', email.toLowerCase())
        .on('invited.withdrawn_at', 'is', null),
    )
    .select('jobs.id')
    .where('jobs.company_id', '=', companyId)
    .where('jobs.id', '=', jobId)
    .where('jobs.status', '=', 'active')
    .where(({ eb, or }) => or([eb('jobs.shared_link', '=', true), eb('invited.id', 'is not', null)]))
    .where(sql<boolean>`coalesce(coalesce(invited.deadline, jobs.deadline) > now(), true)`)
    .forShare('jobs')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the candidate has begun since. */
export async function unmarkNewAttempt(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable('submissions')
    .set({ new_attempt_at: null, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissions as later')
            .select('later.id')
            .whereRef('later.company_id', '=', 'submissions.company_id')
            .whereRef('later.job_id', '=', 'submissions.job_id')
            .where(sql<boolean>`lower(later.candidate_email) = lower(submissions.candidate_email)`)
            .whereRef('later.created_at', '>', 'submissions.new_attempt_at'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was allowed before. */
export async function markNewAttempt(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await transaction
    .updateTable('submissions')
    .set({ new_attempt_at: new Date(), updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('new_attempt_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
