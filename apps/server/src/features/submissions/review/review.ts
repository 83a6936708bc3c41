import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import {
  decisionOf,
  isFinal,
  mayGiveStatus,
  type SubmissionChanges,
  type SubmissionStatus,
} from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import type { ReviewColumns } from './submission-changes.repository.ts';

type Seen = NonNullable<SubmissionChanges['ifUnchanged']>;
type Given = Omit<SubmissionChanges, 'ifUnchanged'>;
type Reviewed = { id: number; status: SubmissionStatus; rating: number | null; notes: string | null };

/**
 * The fields of a review: each status sets its time, and moving to reviewed sets `completedAt`.
 * @throws RequestError for going back from a decision.
 */
export function reviewColumns(before: Reviewed, changes: Given): ReviewColumns & { undo?: 'can' | 'ends' } {
  const { status } = changes;
  if (status === undefined) return changes;
  if (!mayGiveStatus(before.status, status)) {
    throw new RequestError('submission.decided');
  }
  const now = new Date();
  const completes = status === 'reviewed' && before.status !== 'reviewed';
  return {
    ...changes,
    reviewed_at: now,
    ...(completes && { completed_at: now }),
    // The same status again is no other decision.
    ...(status !== before.status && { undo: isFinal(status) ? 'can' : 'ends' }),
  };
}

/** An actor's changes of a subject since anybody else's, newest first. */
export type OwnRecentChanges = (
  transaction: Transaction,
  actor: Actor,
  about: { action: AuditAction; subjectId: number },
) => Promise<AuditDetails[]>;

/**
 * Does the changing field have the value that the reviewer saw, or one of the reviewer's own changes? The log has no
 * text of notes: only the same note again counts as the reviewer's own.
 * @throws RequestError while it is processed, and for a change by another person.
 */
export async function requireUnchanged(
  transaction: Transaction,
  member: Actor,
  before: Reviewed,
  given: { seen: Seen | undefined; notes: string | undefined; ownRecentChanges: OwnRecentChanges },
): Promise<void> {
  const { seen = {}, notes, ownRecentChanges } = given;
  if (before.status === 'processing') throw new RequestError('submission.processing');
  const ownChanges = (
    action: 'submission.status_changed' | 'submission.scored' | 'submission.note_changed',
  ) => ownRecentChanges(transaction, member, { action, subjectId: before.id });
  const isOwn =
    (seen.status === undefined ||
      seen.status === before.status ||
      (await ownChanges('submission.status_changed')).some(({ from }) => from === seen.status)) &&
    (seen.rating === undefined ||
      seen.rating === before.rating ||
      (await ownChanges('submission.scored')).some(({ from }) => from === seen.rating)) &&
    (seen.notes === undefined ||
      isSameNote(seen.notes, before.notes) ||
      (isSameNote(notes, before.notes) && (await ownChanges('submission.note_changed')).length > 0));
  if (!isOwn) throw new RequestError('submission.changed_meanwhile');
}

/** An empty note and none mean the same. */
function isSameNote(one: string | null | undefined, other: string | null): boolean {
  return (one ?? '') === (other ?? '');
}

type Told = { [Field in 'status' | 'rating' | 'notes']?: Reviewed[Field] | undefined };

/** Records that a note changed, never its text: the log outlives the candidate's erasure. */
export async function emitReview(
  transaction: Transaction,
  by: Actor,
  before: Reviewed & { job_id: number },
  { status: given, rating, notes }: Told,
): Promise<void> {
  const { id: submissionId, job_id: jobId } = before;
  const status = given ?? before.status;
  if (status !== before.status) {
    const type = 'submission.status_changed';
    await emit(transaction, { type, by, submissionId, jobId, from: before.status, to: status });
  }
  if (rating !== undefined && rating !== before.rating) {
    const type = 'submission.scored';
    await emit(transaction, { type, by, submissionId, from: before.rating, to: rating });
  }
  const noteChanged = notes !== undefined && !isSameNote(notes, before.notes);
  if (noteChanged) await emit(transaction, { type: 'submission.note_changed', by, submissionId });
  const now = { jobId, status, rating: rating === undefined ? before.rating : rating };
  await emit(transaction, { type: 'submission.review_saved', by, submissionId, ...now, noteChanged });
  const isReviewed = status !== before.status && status === 'reviewed';
  if (isReviewed || now.rating !== before.rating)
    await emit(transaction, { type: 'submission.reviewed', by, submissionId, ...now });
  const decision = decisionOf(status);
  if (decision !== decisionOf(before.status))
    await emit(transaction, { type: 'submission.decided', by, submissionId, jobId, decision });
}
