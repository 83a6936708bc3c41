import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { setJoinFailure } from './joining.repository.ts';
import { joinSubmission } from './submissions.tasks.ts';

/** Has the answers of a submission joined into one video, in the transaction of the cause. */
export async function startJoining(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await setJoinFailure(transaction, companyId, submissionId, null);
  // One at a time for a submission: asked twice, it still runs once.
  await enqueue(transaction, joinSubmission, { companyId, submissionId }, { key: `join:${submissionId}` });
}
