import { companyPermissions, type WarningDays } from '@nimble/contracts/plans';
import type { Transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { notifyUsers } from '../../notifications/index.ts';
import { findPeopleWithPermission } from '../../roles/index.ts';
import { findMasters } from '../agreement/masters.repository.ts';
import { sendRetentionMail } from '../plans.tasks.ts';
import type { Batch } from './batches.repository.ts';
import { insertWarnedPeople, insertWarning } from './warnings.repository.ts';

/**
 * Warns everybody who decides about the company, by notification and by email, once for each batch, round and step.
 * Without recipients the master is emailed, who cannot decide for the company: then nothing is erased.
 */
export async function warnOf(
  transaction: Transaction,
  batch: Batch,
  warning: { days: WarningDays; submissions: number },
): Promise<void> {
  const warningId = await insertWarning(transaction, batch, warning);
  if (warningId === undefined) return;
  const { company_id: companyId } = batch;
  const deciders = await findPeopleWithPermission(transaction, companyId, companyPermissions);
  const people = deciders.length > 0 ? deciders : await findMasters(transaction);
  const decides = deciders.length > 0;
  const told = await notifyUsers(
    transaction,
    companyId,
    deciders.map(({ id }) => id),
    {
      type: 'warning',
      notice: {
        code: 'notice.retention',
        values: { count: warning.submissions, day: batch.erases_at.toISOString() },
      },
      page: 'retention',
    },
  );
  const notifications = new Map(told.map(({ id, userId }) => [userId, id]));
  const warned = people.map(({ id: userId }) => ({
    userId,
    decides,
    notificationId: notifications.get(userId) ?? null,
  }));
  await insertWarnedPeople(transaction, { companyId, warningId }, warned);
  for (const { userId } of warned)
    await enqueue(transaction, sendRetentionMail, { companyId, warningId, userId });
}
