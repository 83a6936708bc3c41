import type { NotificationMails } from '@nimble/contracts/notifications';
import { sql } from 'kysely';
import { languageOfUser } from '../../platform/company-mails/index.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Owner } from './notifications.repository.ts';

export function findMailChoice(database: Database, userId: number): Promise<NotificationMails | undefined> {
  return database
    .selectFrom('users')
    .select(['notification_mails as mails', 'notification_mail_hour as hour', 'due_mails as due'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Where there were no emails, notifications up to now need none any more; else they stay in the next one. */
export async function setMailChoice(
  transaction: Transaction,
  userId: number,
  { mails, hour, due }: NotificationMails,
): Promise<void> {
  const now = new Date();
  await transaction
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where('user_id', '=', (query) =>
      query.selectFrom('users').select('id').where('id', '=', userId).where('notification_mails', '=', 'off'),
    )
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .execute();
  await transaction
    .updateTable('users')
    .set({
      notification_mails: mails,
      notification_mail_hour: hour,
      due_mails: due,
      // An hour that has passed today counts from tomorrow, if it or its emails are new.
      due_mail_planned_on: sql<string>`case when (not due_mails or notification_mail_hour <> ${hour})
        and extract(hour from now() at time zone 'UTC') >= ${hour}
        then (now() at time zone 'UTC')::date else due_mail_planned_on end`,
      notifications_mailed_at: sql<Date>`case when notification_mails = ${mails} and notification_mail_hour = ${hour}
        then notifications_mailed_at else ${now} end`,
    })
    .where('id', '=', userId)
    .execute();
}

/** Ends both kinds of emails. */
export async function endMails(database: Database, userId: number): Promise<void> {
  await database
    .updateTable('users')
    .set({ notification_mails: 'off', due_mails: false })
    .where('id', '=', userId)
    .execute();
}

/** Which of these get immediate emails. */
export async function findMailedAtOnce(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...userIds])
    .where('notification_mails', '=', 'at_once')
    .execute();
  return rows.map(({ id }) => id);
}

/** People whose hour has come since their last email; it counts as sent for those whom no other run has taken. */
export function takeDue(
  transaction: Transaction,
  now: Date,
  most: number,
): Promise<{ id: number; company_id: number | null }[]> {
  const due = sql<boolean>`notifications_mailed_at < date_bin('1 day', ${now},
    timestamptz '2000-01-01 00:00:00+00' + notification_mail_hour * interval '1 hour')`;
  return transaction
    .updateTable('users')
    .set({ notifications_mailed_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('users')
        .select('id')
        .where('notification_mails', '=', 'daily')
        .where(due)
        .orderBy('id')
        .limit(most)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'company_id'])
    .execute();
}

/** Undefined for who gets none: also for a person who cannot sign in now. */
export function findRecipient(database: Database, companyId: number, userId: number) {
  return database
    .selectFrom('users')
    .select(['users.email', 'users.username', 'users.display_name'])
    .select(languageOfUser.as('language'))
    .where('users.id', '=', userId)
    .where('users.company_id', '=', companyId)
    .where('users.confirmed_at', 'is not', null)
    .where('users.paused_by_plan_at', 'is', null)
    .where('users.notification_mails', '<>', 'off')
    .executeTakeFirst();
}

/** Unread notifications without an email, the oldest first, and the ids of all that there are. */
export async function findToMail(database: Database, { companyId, userId }: Owner, most: number) {
  const rows = await database
    .selectFrom('notifications')
    .select(['id', 'title', 'message', 'notice', 'submission_id', 'job_id', 'page'])
    // Found by the same statement: one that arrives meanwhile is in the next email alone.
    .select(sql<number[]>`json_agg(id) over ()`.as('ids'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return { rows, ids: rows[0]?.ids ?? [] };
}

export async function setMailed(
  transaction: Transaction,
  { companyId, userId }: Owner,
  ids: readonly number[],
): Promise<void> {
  const now = new Date();
  await transaction
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  await transaction
    .updateTable('users')
    .set({ notifications_mailed_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();
}
