import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { compareFilm, removeRecordings } from '../submissions.tasks.ts';

/** After all that people wait for. */
const priority = 20;

/** Enqueues comparing a film with its recordings, once. */
export function startComparing(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  const key = `compare-film:${submissionId}`;
  return enqueue(transaction, compareFilm, { companyId, submissionId }, { key, priority });
}

/** Enqueues removing the recordings that a film holds, once. */
export function startRemoving(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  const key = `remove-recordings:${submissionId}`;
  return enqueue(transaction, removeRecordings, { companyId, submissionId }, { key, priority });
}
