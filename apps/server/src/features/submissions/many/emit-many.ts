import { decisionOf, type SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { type Actor, emitAll } from '../../../platform/events/index.ts';

type Changed = {
  id: number;
  jobId: number;
  rating: number | null;
  from: SubmissionStatus;
  to: SubmissionStatus;
};

/** `stage`: the name of the one that it is in now; null for the built-in one. */
type Moved = { id: number; jobId: number; status: SubmissionStatus; stage: string | null };

export async function emitStageChanges(
  transaction: Transaction,
  by: Actor,
  moved: readonly Moved[],
): Promise<void> {
  await emitAll(
    transaction,
    moved.map(({ id: submissionId, ...now }) => ({
      type: 'submission.stage_changed',
      by,
      submissionId,
      ...now,
    })),
  );
}

/** The events that `emitReview` has for a status, of many; open browsers hear of them all together. */
export async function emitStatusChanges(
  transaction: Transaction,
  by: Actor,
  changed: readonly Changed[],
): Promise<void> {
  await emitAll(
    transaction,
    changed.map(({ id: submissionId, jobId, from, to }) => {
      return { type: 'submission.status_changed', by, submissionId, jobId, from, to };
    }),
  );
  const reviewed = changed.filter(({ to }) => to === 'reviewed');
  await emitAll(
    transaction,
    reviewed.map(({ id: submissionId, jobId, to: status, rating }) => {
      return { type: 'submission.reviewed', by, submissionId, jobId, status, rating };
    }),
  );
  const decided = changed.filter(({ from, to }) => decisionOf(from) !== decisionOf(to));
  await emitAll(
    transaction,
    decided.map(({ id: submissionId, jobId, to }) => {
      return { type: 'submission.decided', by, submissionId, jobId, decision: decisionOf(to) };
    }),
  );
}
