import type { Permission } from '@nimble/contracts/roles';
import type { Transaction } from '../../platform/database/index.ts';
import { publishToUsers } from '../../platform/realtime/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { findJobViewers, findPeopleWithPermission } from '../roles/index.ts';
import { findMailedAtOnce } from './notification-mails.repository.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  findLanguages,
  findSubject,
  insertNotifications,
  type NewNotification,
} from './notifications.repository.ts';
import { mailNotifications } from './notifications.tasks.ts';

/** Groups simultaneous notifications into one email, without those read meanwhile. */
const mailDelayMilliseconds = 60_000;

/** Recipients: everybody in the company with a permission, except the actor. */
type Audience = {
  companyId: number;
  permission: Permission;
  /** The actor, who knows already. */
  except?: number;
};

/** Notifies everybody with a permission. Runs in the transaction of the cause. */
export async function notifyHolders(
  transaction: Transaction,
  { companyId, permission, except }: Audience,
  notification: NewNotification,
): Promise<void> {
  const people = await findPeopleWithPermission(transaction, companyId, [permission]);
  const told = people.filter(({ id }) => id !== except);
  await notifyUsers(
    transaction,
    companyId,
    told.map(({ id }) => id),
    notification,
  );
}

/**
 * Stores notifications for these people of the company, and sends them to all their open browsers once the transaction
 * commits; not for those who do not see the job that they are about.
 * @returns the notification of each.
 */
export async function notifyUsers(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
  notification: NewNotification,
): Promise<{ id: number; userId: number }[]> {
  const told = await withoutOutsiders(transaction, companyId, userIds, notification);
  if (told.length === 0) return [];
  for (const userId of await findMailedAtOnce(transaction, companyId, told)) {
    const runAt = new Date(Date.now() + mailDelayMilliseconds);
    const options = { key: `${mailNotifications.name} ${userId}`, runAt };
    await enqueue(transaction, mailNotifications, { companyId, userId }, options);
  }
  const languages = await findLanguages(transaction, companyId, told);
  const rows = await insertNotifications(transaction, companyId, told, notification);
  await publishToUsers(
    transaction,
    rows.map((row) => ({
      userId: row.user_id,
      name: 'notification',
      event: presentNotification(row, languages.get(row.user_id) ?? 'en'),
    })),
  );
  return rows.map(({ id, user_id }) => ({ id, userId: user_id }));
}

async function withoutOutsiders(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
  { jobId, submissionId }: NewNotification,
): Promise<readonly number[]> {
  const subject =
    jobId === undefined && submissionId !== undefined
      ? await findSubject(transaction, companyId, submissionId)
      : undefined;
  const about = jobId ?? subject?.job_id;
  const viewers = about === undefined ? undefined : await findJobViewers(transaction, companyId, about);
  return viewers === undefined ? userIds : userIds.filter((id) => viewers.has(id));
}
