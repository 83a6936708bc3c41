import { needsVideo } from '@nimble/contracts/answers';
import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { findQuestions } from '../questions/questions.repository.ts';
import { isWithoutVideo } from './video-required.repository.ts';

/**
 * @throws RequestError unprocessable for a job that must not require video and asks questions that allow nothing else.
 */
export async function requireOtherThanVideo(
  transaction: Transaction,
  companyId: number,
  jobId: number,
): Promise<void> {
  if (!(await isWithoutVideo(transaction, companyId, jobId))) return;
  const questions = await findQuestions(transaction, companyId, [jobId]);
  const count = questions.filter(({ formats }) => needsVideo(formats)).length;
  if (count > 0) throw new RequestError('job.video_required', { values: { count } });
}
