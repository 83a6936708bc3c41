import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

/** Is this job's link open? Locked until the transaction ends. */
export async function isLinkOpen(
  transaction: Transaction,
  companyId: number,
  jobId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .where('status', '=', 'active')
    .where(({ eb, or }) => or([eb('deadline', 'is', null), eb('deadline', '>', sql<Date>`now()`)]))
    .forShare()
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
