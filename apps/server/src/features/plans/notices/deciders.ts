import type { Notice } from '@nimble/contracts/notifications';
import { companyPermissions } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { findPeopleWithPermission } from '../../roles/index.ts';
import { sendPlanMail } from '../plans.tasks.ts';
import { isNewNotice, type NoticeKey } from './plan-notices.repository.ts';

/** One email for each of them, by a task of the transaction. */
export async function mailDeciders(
  transaction: Transaction,
  companyId: number,
  notice: Notice,
): Promise<void> {
  for (const { id: userId } of await findPeopleWithPermission(transaction, companyId, companyPermissions))
    await enqueue(transaction, sendPlanMail, { companyId, userId, notice });
}

/** Notifies the people who decide about plans, in Nimble and by email, once for each period. */
export async function notifyOnce(
  transaction: Transaction,
  key: NoticeKey,
  warning: { level: 'warning' | 'error'; notice: Notice },
): Promise<void> {
  if (!(await isNewNotice(transaction, key))) return;
  const { companyId } = key;
  await emit(transaction, { type: 'company.plan_warned', by: { companyId }, ...warning });
  await mailDeciders(transaction, companyId, warning.notice);
}
