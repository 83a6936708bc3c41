import { sql } from 'kysely';
import { invitationEnd, type Transaction } from '../../../platform/database/index.ts';

/**
 * Why the candidate's link does not work now: that of their invitation, or else the job's. undefined where it works.
 * The job is locked until the transaction ends.
 */
export async function whyLinkClosed(
  transaction: Transaction,
  companyId: number,
  { job_id: jobId, candidate_email: email }: { job_id: number; candidate_email: string },
): Promise<'submission.link_closed' | 'submission.link_off' | 'submission.invitation_expired' | undefined> {
  const { own, end } = invitationEnd('invited');
  const row = await transaction
    .selectFrom('jobs')
    .leftJoin('job_invitations as invited', (join) =>
      join
        .onRef('invited.job_id', '=', 'jobs.id')
        .on('invited.email', '=', email.toLowerCase())
        .on('invited.withdrawn_at', 'is', null),
    )
    .select(['jobs.status', 'jobs.shared_link', 'invited.id as invitation_id'])
    .select(sql<boolean>`coalesce(${own} <= now(), false)`.as('is_invitation_over'))
    .select(sql<boolean>`coalesce(${end} <= now(), false)`.as('is_over'))
    .where('jobs.company_id', '=', companyId)
    .where('jobs.id', '=', jobId)
    .forShare('jobs')
    .executeTakeFirst();
  if (row?.status !== 'active') return 'submission.link_closed';
  if (!row.shared_link && row.invitation_id === null) return 'submission.link_off';
  if (row.is_invitation_over) return 'submission.invitation_expired';
  return row.is_over ? 'submission.link_closed' : undefined;
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
