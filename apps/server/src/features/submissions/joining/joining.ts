import type { Transaction } from '../../../platform/database/index.ts';
import { startOf } from '../../media-tasks/index.ts';
import { joinSubmission, makePoster, makeWaveform } from '../submissions.tasks.ts';

/** Has the answers of a submission joined into one video, in the transaction of the cause. */
export const startJoining = startOf('join', joinSubmission);
export const startPoster = startOf('poster', makePoster);
export const startWaveform = startOf('waveform', makeWaveform);

/** What is made of a video that has just been joined. */
export async function startAfterJoining(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await startPoster(transaction, companyId, submissionId);
  await startWaveform(transaction, companyId, submissionId);
}
