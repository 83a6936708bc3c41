import { companyRights } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { findPeopleWithRight } from '../../roles/index.ts';
import { sendPlanMail } from '../plans.tasks.ts';
import { isNewNotice, type NoticeKey } from './plan-notices.repository.ts';

/** One email for each of them, by a task of the transaction. */
export async function mailDeciders(
  transaction: Transaction,
  companyId: number,
  mail: { subject: string; paragraphs: string[] },
): Promise<void> {
  for (const { id: userId } of await findPeopleWithRight(transaction, companyId, companyRights))
    await enqueue(transaction, sendPlanMail, { companyId, userId, ...mail });
}

/** By notification and email, once for each period. */
export async function notifyOnce(
  transaction: Transaction,
  notice: NoticeKey,
  warning: { level: 'warning' | 'error'; title: string; text: string },
): Promise<void> {
  if (!(await isNewNotice(transaction, notice))) return;
  const { companyId } = notice;
  await emit(transaction, { type: 'company.plan_warned', by: { companyId }, ...warning });
  await mailDeciders(transaction, companyId, { subject: warning.title, paragraphs: [warning.text] });
}
