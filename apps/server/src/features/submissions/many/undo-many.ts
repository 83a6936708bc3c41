import { lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { ReviewDependencies } from '../review/give-review.ts';
import { emitStatusChanges } from './emit-many.ts';
import { takeBackMails } from './mail-many.ts';
import { restoreStatuses } from './many.repository.ts';
import type { ManyOutcome } from './many-outcome.ts';

/** `earlierAt`: when the change to undo was made. `before.mailed`: it was an email alone. */
type Item = {
  submissionId: number;
  earlierAt: Date | null;
  before: { mailed?: true; mailId?: number } | null;
};
type Given = Pick<ReviewDependencies, 'plannedMails'>;

/** Undoes what `reviewMany` has done: the statuses, and the emails of those that had the status before. */
export async function undoReviews(
  transaction: Transaction,
  member: Actor,
  items: readonly Item[],
  { plannedMails }: Given,
): Promise<ManyOutcome> {
  const decided = items.filter(({ before }) => before?.mailed !== true);
  const undone = await undoMany(transaction, member, decided, { plannedMails });
  const mailed = items.filter(({ before }) => before?.mailed === true);
  if (mailed.length === 0) return undone;
  const canceled = await takeBackMails(transaction, member, mailed, { plannedMails });
  for (const [id, refusal] of canceled.refused) undone.refused.set(id, refusal);
  for (const id of canceled.changed.keys()) undone.changed.set(id, { mailed: true });
  return undone;
}

/**
 * Restores the status that was replaced at that time, and cancels an email that still waits. An email that was sent
 * keeps the decision, and so does any later review.
 */
export async function undoMany(
  transaction: Transaction,
  member: Actor,
  items: readonly Omit<Item, 'before'>[],
  { plannedMails }: Given,
): Promise<ManyOutcome> {
  const { companyId } = member;
  const refused: ManyOutcome['refused'] = new Map();
  if (items.length === 0) return { refused, changed: new Map() };
  const ids = items.map(({ submissionId }) => submissionId);
  const rows = new Map((await lockSubmissions(transaction, companyId, ids)).map((row) => [row.id, row]));
  const unchanged = [];
  for (const { submissionId, earlierAt } of items) {
    const row = rows.get(submissionId);
    if (row === undefined) refused.set(submissionId, new RequestError('submission.not_found'));
    else if (row.before_decision === null || row.reviewed_at?.getTime() !== earlierAt?.getTime())
      refused.set(submissionId, new RequestError('submission.changed_meanwhile'));
    else
      unchanged.push({
        id: row.id,
        jobId: row.job_id,
        rating: row.rating,
        from: row.status,
        before: row.before_decision,
      });
  }
  const left = await plannedMails.takeBackAll(
    transaction,
    member,
    unchanged.map(({ id, before }) => ({ submissionId: id, since: before.givenAt })),
  );
  for (const id of left) refused.set(id, new RequestError('decision_mail.sent'));
  const undone = unchanged.filter(({ id }) => !left.has(id));
  const outcome = { refused, changed: new Map(undone.map(({ id }) => [id, {}])) };
  if (undone.length === 0) return outcome;
  await restoreStatuses(
    transaction,
    companyId,
    undone.map(({ id }) => id),
  );
  await emitStatusChanges(
    transaction,
    member,
    undone.map(({ before, ...row }) => ({ ...row, to: before.status })),
  );
  return outcome;
}
