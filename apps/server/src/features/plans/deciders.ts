import { companyRights } from '@nimble/contracts/plans';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type NewNotification, notifyUsers } from '../notifications/index.ts';
import { findPeopleWithRight } from '../roles/index.ts';
import { isNewNotice, type NoticeKey } from './plan-notices.repository.ts';
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

/** By notification and mail, unless it was told for this period before. */
export async function tellOnce(
  transaction: Transaction,
  notice: NoticeKey,
  notification: NewNotification,
): Promise<void> {
  if (!(await isNewNotice(transaction, notice))) return;
  const { title, message } = notification;
  await notifyDeciders(transaction, notice.companyId, notification);
  await mailDeciders(transaction, notice.companyId, { subject: title, paragraphs: [message] });
}
