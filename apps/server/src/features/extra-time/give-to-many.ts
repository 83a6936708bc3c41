import { inSavepoint, lockSubmissions, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { Actor } from '../../platform/events/index.ts';
import { putExtraTimeOf } from './extra-time.service.ts';

/**
 * Gives the candidates of these submissions extra time for their job: it applies to an interview in progress or a new attempt.
 * @returns those that were refused, and why.
 */
export async function giveExtraTimeToMany(
  transaction: Transaction,
  member: Actor,
  submissionIds: readonly number[],
  factor: number,
): Promise<Map<number, RequestError>> {
  const failures = new Map<number, RequestError>();
  const found = await lockSubmissions(transaction, member.companyId, submissionIds);
  const rows = new Map(found.map((row) => [row.id, row]));
  for (const submissionId of submissionIds) {
    try {
      const row = rows.get(submissionId);
      if (row === undefined || row.status === 'uploading') throw new RequestError('submission.not_found');
      const given = { email: row.candidate_email, factor };
      await inSavepoint(transaction, () => putExtraTimeOf(transaction, member, row.job_id, given));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      failures.set(submissionId, error);
    }
  }
  return failures;
}
