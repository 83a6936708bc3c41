import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { sendNewAttemptMail } from './interviews.tasks.ts';

/** Emails the candidate, by a task of the transaction. */
export async function mailNewAttempt(
  transaction: Transaction,
  { by: { companyId }, submissionId }: DomainEvent<'submission.new_attempt_allowed'>,
): Promise<void> {
  await enqueue(transaction, sendNewAttemptMail, { companyId, submissionId });
}
