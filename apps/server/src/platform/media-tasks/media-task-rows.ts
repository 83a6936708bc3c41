import type { MediaTaskFailure, MediaTaskKind, MediaTaskState } from '@nimble/contracts/media-tasks';
import type { Database, Transaction } from '../database/index.ts';

/** Which step of which submission. */
export type MediaTaskId = { companyId: number; submissionId: number; task: MediaTaskKind };

export type MediaTaskProgress = { state: MediaTaskState; progress: number; failure: MediaTaskFailure | null };

/** Resets the step; a run that has begun before it changes nothing more. */
export async function resetMediaTask(
  transaction: Transaction,
  { companyId, submissionId, task }: MediaTaskId,
): Promise<void> {
  const beginning = { state: 'waiting', progress: 0, failure: null, run: null } as const;
  await transaction
    .insertInto('media_tasks')
    .values({ company_id: companyId, submission_id: submissionId, task, ...beginning })
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'task']).doUpdateSet({ ...beginning, updated_at: new Date() }),
    )
    .execute();
}

/** A run takes the step over, with its first state. @returns false when the submission is missing. */
export async function takeMediaTask(
  transaction: Transaction,
  id: MediaTaskId,
  run: string,
  changes: MediaTaskProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await updateOf(transaction, id, { ...changes, run }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the submission is missing, or another run has taken the step over. */
export async function updateMediaTask(
  transaction: Transaction,
  id: MediaTaskId,
  run: string,
  changes: MediaTaskProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await updateOf(transaction, id, changes)
    .where('run', '=', run)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function updateOf(
  transaction: Transaction,
  { companyId, submissionId, task }: MediaTaskId,
  changes: MediaTaskProgress & { run?: string },
) {
  return transaction
    .updateTable('media_tasks')
    .set({ ...changes, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('task', '=', task);
}

export function findMediaTasks(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('media_tasks')
    .select(['task', 'state', 'progress', 'failure', 'updated_at'])
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}
export type MediaTaskRow = Awaited<ReturnType<typeof findMediaTasks>>[number];

/** Locks the step until the transaction ends. */
export function lockMediaTask(transaction: Transaction, { companyId, submissionId, task }: MediaTaskId) {
  return transaction
    .selectFrom('media_tasks')
    .select('state')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('task', '=', task)
    .forUpdate()
    .executeTakeFirst();
}
