import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findDisplayName, findSubject } from './notifications.repository.ts';
import { notifyUsers } from './notify.ts';

/** For the assigned person alone, unless they assigned themselves. */
export async function notifyAssigned(
  transaction: Transaction,
  { by, submissionId, userId, dueOn }: DomainEvent<'submission.reviewer_assigned'>,
): Promise<void> {
  if (!('userId' in by) || by.userId === userId) return;
  const { companyId } = by;
  const subject = await findSubject(transaction, companyId, submissionId);
  const name = await findDisplayName(transaction, companyId, by.userId);
  if (subject === undefined || name === undefined) return;
  const values = { name, candidate: subject.candidate_name, job: subject.title };
  await notifyUsers(transaction, companyId, [userId], {
    type: 'submission_update',
    notice:
      dueOn === null
        ? { code: 'notice.assigned', values }
        : { code: 'notice.assigned_due', values: { ...values, day: `${dueOn}T00:00:00.000Z` } },
    submissionId,
    jobId: subject.job_id,
  });
}
