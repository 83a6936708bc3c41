import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';

/** Could somebody begin by this job's link? Kept so until the transaction ends. */
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
