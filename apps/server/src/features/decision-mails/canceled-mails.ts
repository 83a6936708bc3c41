import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit, emitAll } from '../../platform/events/index.ts';
import { deleteWaiting, deleteWaitingOf, findLeftSince, hasLeftSince } from './decision-mails.repository.ts';

/** A changed decision takes the email about the earlier one with it, if that has not left. */
export async function cancel(transaction: Transaction, by: Actor, submissionId: number): Promise<void> {
  const canceled = await deleteWaiting(transaction, { companyId: by.companyId, submissionId });
  for (const { kind: template } of canceled)
    await emit(transaction, { type: 'submission.mail_canceled', by, submissionId, template });
}

/** The same for many; all their emails, or these alone. @returns those that had some. */
export async function cancelAll(
  transaction: Transaction,
  by: Actor,
  submissionIds: readonly number[],
  only?: readonly number[],
): Promise<Set<number>> {
  const canceled = await deleteWaitingOf(transaction, by.companyId, submissionIds, only);
  await emitAll(
    transaction,
    canceled.map(({ submission_id: submissionId, kind: template }) => {
      return { type: 'submission.mail_canceled', by, submissionId, template };
    }),
  );
  return new Set(canceled.map((mail) => mail.submission_id));
}

/** For undoing. @throws RequestError conflict if an email about the decision has left. */
export async function takeBack(
  transaction: Transaction,
  by: Actor,
  submissionId: number,
  since: string,
): Promise<void> {
  await cancel(transaction, by, submissionId);
  if (await hasLeftSince(transaction, { companyId: by.companyId, submissionId }, since))
    throw new RequestError('decision_mail.sent');
}

/** For undoing many. @returns those about whose decision an email has left. */
export async function takeBackAll(
  transaction: Transaction,
  by: Actor,
  decided: readonly { submissionId: number; since: string }[],
): Promise<Set<number>> {
  if (decided.length === 0) return new Set();
  await cancelAll(
    transaction,
    by,
    decided.map(({ submissionId }) => submissionId),
  );
  return findLeftSince(transaction, by.companyId, decided);
}
