import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findJobToShare } from './invitations.repository.ts';

/** The job, as long as it accepts invitations; `mayBeOver` is for those with deadlines of their own. */
export async function openJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
  { mayBeOver }: { mayBeOver: boolean },
) {
  const job = await findJobToShare(transaction, companyId, jobId);
  if (job === undefined) throw new RequestError('job.not_found');
  if (job.status !== 'active') throw new RequestError('invitation.not_active');
  if (!mayBeOver && job.deadline !== null && job.deadline.getTime() <= Date.now())
    throw new RequestError('invitation.deadline_passed');
  return job;
}
