import type { Transaction } from '../../../platform/database/index.ts';
import { startOf } from '../../../platform/media-tasks/index.ts';
import { joinSubmission, makePoster, makeWaveform } from '../submissions.tasks.ts';

/** Enqueues joining a submission's answers into one video, in the transaction of the cause. */
export const startJoining = startOf('join', joinSubmission);
export const startPoster = startOf('poster', makePoster);
export const startWaveform = startOf('waveform', makeWaveform);

/** Steps that follow joining. */
export async function startAfterJoining(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await startPoster(transaction, companyId, submissionId);
  await startWaveform(transaction, companyId, submissionId);
}
