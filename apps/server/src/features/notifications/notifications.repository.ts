import type { Language } from '@nimble/contracts/languages';
import {
  kindsOfNotices,
  type Notice,
  type NotificationPage,
  type NotificationsRequest,
  type NotificationType,
} from '@nimble/contracts/notifications';
import { sql } from 'kysely';
import { languageOfUser } from '../../platform/company-mails/index.ts';
import { compileCondition, whereCondition } from '../../platform/database/collection-conditions.ts';
import { onPage } from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** Their owner. */
export type Owner = { companyId: number; userId: number };

const columns = [
  'id',
  'type',
  'title',
  'message',
  'notice',
  'submission_id',
  'job_id',
  'page',
  'read_at',
  'created_at',
] as const;

const filterColumns = {
  id: 'notifications.id',
  read: { expression: '(notifications.read_at IS NOT NULL)::text' },
  type: 'notifications.type',
  kind: { expression: kindOfRow() },
  submissionId: 'notifications.submission_id',
  jobId: 'notifications.job_id',
  createdAt: 'notifications.created_at',
} as const;

/** The kind of a row as SQL: that of its notice, or of what a person has written. */
function kindOfRow(): string {
  const cases = Object.entries(kindsOfNotices).map(([code, kind]) => `when '${code}' then '${kind}'`);
  return `(case notifications.notice->>'code' ${cases.join(' ')} else 'message' end)`;
}

function matching(database: Database, { companyId, userId }: Owner, { where }: NotificationsRequest) {
  return database
    .selectFrom('notifications')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where(whereCondition(compileCondition(filterColumns, where)));
}

export function findNotifications(database: Database, owner: Owner, request: NotificationsRequest) {
  return matching(database, owner, request)
    .select(columns)
    .orderBy('id', request.sort.direction)
    .$call(onPage(request))
    .execute();
}
export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

export async function countNotifications(
  database: Database,
  owner: Owner,
  request: NotificationsRequest,
): Promise<number> {
  const { total } = await matching(database, owner, request)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function countUnread(database: Database, { companyId, userId }: Owner): Promise<number> {
  const { unread } = await database
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

export function findNotification(database: Database, { companyId, userId }: Owner, id: number) {
  return database
    .selectFrom('notifications')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns whether it existed. */
export async function deleteNotification(
  transaction: Transaction,
  { companyId, userId }: Owner,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('notifications')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns the notification in its new state; undefined when it is not the owner's. */
export function markRead(transaction: Transaction, { companyId, userId }: Owner, id: number, now: Date) {
  return transaction
    .updateTable('notifications')
    .set({ read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** @returns the id of the newest marked one. */
export async function markAllRead(
  transaction: Transaction,
  { companyId, userId }: Owner,
  now: Date,
): Promise<number | undefined> {
  const marked = await transaction
    .with('marked', (query) =>
      query
        .updateTable('notifications')
        .set({ read_at: now })
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .returning('id'),
    )
    .selectFrom('marked')
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  return marked.newest ?? undefined;
}

/** @returns the ids of the marked ones, oldest first. */
export async function markReadAbout(
  transaction: Transaction,
  { companyId, userId }: Owner,
  submissionId: number,
  now: Date,
): Promise<number[]> {
  const marked = await transaction
    .updateTable('notifications')
    .set({ read_at: now })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('submission_id', '=', submissionId)
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  return marked.map(({ id }) => id).sort((one, other) => one - other);
}

/** What Nimble notifies of, or what a person has written. */
export type Told = { notice: Notice } | { title: string; message: string };

export type NewNotification = Told & {
  type: NotificationType;
  submissionId?: number;
  jobId?: number;
  page?: NotificationPage;
};

export function insertNotifications(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
  notification: NewNotification,
) {
  const { type, submissionId, jobId, page } = notification;
  const told =
    'notice' in notification
      ? { title: null, message: null, notice: JSON.stringify(notification.notice) }
      : { title: notification.title, message: notification.message, notice: null };
  return transaction
    .insertInto('notifications')
    .values(
      userIds.map((userId) => ({
        company_id: companyId,
        user_id: userId,
        type,
        ...told,
        submission_id: submissionId ?? null,
        job_id: jobId ?? null,
        page: page ?? null,
      })),
    )
    .returning(['user_id', ...columns])
    .execute();
}

/** Names for a notification about a submission. */
export function findSubject(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select(['submissions.candidate_name', 'submissions.job_id', 'jobs.title'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}

/** The name that colleagues see. */
export async function findDisplayName(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('users')
    .select(sql<string>`coalesce(display_name, username)`.as('name'))
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.name;
}

/** Deletes some older ones; @returns how many. */
export async function deleteOlder(database: Database, before: Date, most: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('notifications')
    .where('id', 'in', (query) =>
      query.selectFrom('notifications').select('id').where('created_at', '<', before).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The languages of these people. */
export async function findLanguages(
  transaction: Transaction,
  companyId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Language>> {
  const rows = await transaction
    .selectFrom('users')
    .select(['users.id', languageOfUser.as('language')])
    .where('users.company_id', '=', companyId)
    .where('users.id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ id, language }) => [id, language]));
}
