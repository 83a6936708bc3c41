import type { Transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { startOf } from '../../../platform/media-tasks/index.ts';
import { startComparing } from '../films/start-comparing.ts';
import { joinSubmission, makePoster, makeWaveform } from '../submissions.tasks.ts';
import { hasRecordings, setPending } from './joining.repository.ts';

/** Enqueues joining a submission's recordings into one video, in the transaction of the cause. */
export const startJoining = startOf('join', joinSubmission);
export const startPoster = startOf('poster', makePoster);
export const startWaveform = startOf('waveform', makeWaveform);

/** A new submission waits for its video; without a recording there is none, and it can be reviewed at once. */
export async function startReview(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  if (await hasRecordings(transaction, companyId, submissionId))
    return startJoining(transaction, companyId, submissionId);
  const jobId = await setPending(transaction, companyId, submissionId);
  const event = { by: { companyId }, submissionId, jobId, status: 'pending' } as const;
  await emit(transaction, { type: 'submission.finished', ...event });
  await emit(transaction, { type: 'submission.updated', ...event });
}

/** Steps that follow joining. */
export async function startAfterJoining(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await startPoster(transaction, companyId, submissionId);
  await startWaveform(transaction, companyId, submissionId);
  await startComparing(transaction, companyId, submissionId);
}
