import { inSavepoint, lockSubmissions, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { Actor } from '../../platform/events/index.ts';
import { findAllowance } from './extra-time.repository.ts';
import { putExtraTimeOf } from './extra-time.service.ts';

/** Submissions whose candidates were refused it, with the reason; the others with the factor that they had. */
type Outcome = { refused: Map<number, RequestError>; changed: Map<number, { factor: number }> };

/**
 * Gives the candidates of these submissions extra time for their job: it applies to an interview in progress or a new
 * attempt. Those who have it already stay as they are.
 */
export function giveExtraTimeToMany(
  transaction: Transaction,
  member: Actor,
  submissionIds: readonly number[],
  factor: number,
): Promise<Outcome> {
  return forEach(transaction, member, submissionIds, () => factor);
}

/** Gives back what `giveExtraTimeToMany` has replaced, unless it was changed since. */
export function restoreExtraTimes(
  transaction: Transaction,
  member: Actor,
  earlier: ReadonlyMap<number, number>,
  given: number,
): Promise<Outcome> {
  return forEach(transaction, member, [...earlier.keys()], (submissionId, current) => {
    if (current !== given) throw new RequestError('submission.changed_meanwhile');
    return earlier.get(submissionId) ?? current;
  });
}

async function forEach(
  transaction: Transaction,
  member: Actor,
  submissionIds: readonly number[],
  factorFor: (submissionId: number, current: number) => number,
): Promise<Outcome> {
  const { companyId } = member;
  const outcome: Outcome = { refused: new Map(), changed: new Map() };
  const found = await lockSubmissions(transaction, companyId, submissionIds);
  const rows = new Map(found.map((row) => [row.id, row]));
  for (const submissionId of submissionIds) {
    try {
      const row = rows.get(submissionId);
      if (row === undefined || row.status === 'uploading') throw new RequestError('submission.not_found');
      const { job_id: jobId, candidate_email: email } = row;
      const current = await findAllowance(transaction, { companyId, jobId, email: email.toLowerCase() });
      const factor = factorFor(submissionId, current.factor);
      if (factor === current.factor) continue;
      const wanted = { ...current, email, factor, submissionId };
      await inSavepoint(transaction, () => putExtraTimeOf(transaction, member, jobId, wanted));
      outcome.changed.set(submissionId, { factor: current.factor });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      outcome.refused.set(submissionId, error);
    }
  }
  return outcome;
}
