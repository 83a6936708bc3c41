import {
  mayGiveStatus,
  type SubmissionChanges,
  type SubmissionStatus,
  submissionMessages,
} from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { ReviewColumns } from './submission-changes.repository.ts';

type Reviewed = { id: number; status: SubmissionStatus; rating: number | null; notes: string | null };

/**
 * What a review writes: each status sets when it was given, and moving to reviewed completes (spec 2 §4).
 * @throws RequestError while it is processed, for a way back from a decision, and when somebody else was faster.
 */
export function reviewColumns(
  before: Reviewed,
  { ifUnchanged = {}, ...changes }: SubmissionChanges,
): ReviewColumns {
  const { status } = changes;
  if (before.status === 'processing') throw new RequestError('unprocessable', submissionMessages.processing);
  if (!isAsSeen(before, ifUnchanged)) throw new RequestError('conflict', submissionMessages.changedMeanwhile);
  if (status === undefined) return changes;
  if (!mayGiveStatus(before.status, status)) {
    throw new RequestError('unprocessable', submissionMessages.decided);
  }
  const now = new Date();
  const completes = status === 'reviewed' && before.status !== 'reviewed';
  return { ...changes, reviewed_at: now, ...(completes && { completed_at: now }) };
}

/** An empty note and none are the same to whoever reads them. */
function isAsSeen(
  before: Reviewed,
  { status, rating, notes }: NonNullable<SubmissionChanges['ifUnchanged']>,
): boolean {
  return (
    (status === undefined || status === before.status) &&
    (rating === undefined || rating === before.rating) &&
    (notes === undefined || (notes ?? '') === (before.notes ?? ''))
  );
}

/** Says that a note changed, never what it says: the log outlives the candidate's erasure. */
export async function recordReview(
  transaction: Transaction,
  member: Actor,
  before: Reviewed,
  { status, rating, notes }: SubmissionChanges,
): Promise<void> {
  const subject = { id: before.id };
  if (status !== undefined && status !== before.status) {
    const details = { from: before.status, to: status };
    await recordAudit(transaction, member, { action: 'submission.status_changed', subject, details });
  }
  if (rating !== undefined && rating !== before.rating) {
    const details = { from: before.rating, to: rating };
    await recordAudit(transaction, member, { action: 'submission.scored', subject, details });
  }
  if (notes !== undefined && notes !== (before.notes ?? '')) {
    await recordAudit(transaction, member, { action: 'submission.note_changed', subject });
  }
}
