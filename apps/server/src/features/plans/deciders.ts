import { companyRights } from '@nimble/contracts/plans';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type NewNotification, notifyUsers } from '../notifications/index.ts';
import { findPeopleWithRight } from '../roles/index.ts';
import { sendPlanMail } from './plans.tasks.ts';

/** Tells those who decide about the company, at once and for later. */
export async function notifyDeciders(
  transaction: Transaction,
  companyId: number,
  notification: NewNotification,
): Promise<void> {
  const people = await findPeopleWithRight(transaction, companyId, companyRights);
  await notifyUsers(
    transaction,
    companyId,
    people.map(({ id }) => id),
    notification,
  );
}

/** One mail for each of them, by a task of the transaction. */
export async function mailDeciders(
  transaction: Transaction,
  companyId: number,
  mail: { subject: string; paragraphs: string[] },
): Promise<void> {
  for (const { id: userId } of await findPeopleWithRight(transaction, companyId, companyRights))
    await enqueue(transaction, sendPlanMail, { companyId, userId, ...mail });
}
