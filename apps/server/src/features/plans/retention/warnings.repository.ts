import type { WarningDays } from '@nimble/contracts/plans';
import { sql } from 'kysely';
import { languageOfUser } from '../../../platform/company-mails/index.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { Batch } from './batches.repository.ts';

type NewWarning = { days: WarningDays; submissions: number };

/** @returns undefined when this batch got this warning before, in this round. */
export async function insertWarning(
  transaction: Transaction,
  { id, company_id, round }: Batch,
  { days, submissions }: NewWarning,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('retention_warnings')
    .values({ company_id, batch_id: id, round, days, submissions })
    .onConflict((conflict) => conflict.constraint('retention_warnings_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Warned = { userId: number; decides: boolean; notificationId: number | null };

export async function insertWarnedPeople(
  transaction: Transaction,
  { companyId, warningId }: { companyId: number; warningId: number },
  people: readonly Warned[],
): Promise<void> {
  if (people.length === 0) return;
  await transaction
    .insertInto('retention_warned_people')
    .values(
      people.map(({ userId, decides, notificationId }) => ({
        warning_id: warningId,
        company_id: companyId,
        user_id: userId,
        decides,
        notification_id: notificationId,
      })),
    )
    .execute();
}

/** Stores which notifications were read, because they are deleted later. */
export async function noteRead(database: Database, companyId: number): Promise<void> {
  await database
    .updateTable('retention_warned_people')
    .from('notifications')
    .set(({ ref }) => ({ seen_at: ref('notifications.read_at') }))
    .whereRef('notifications.id', '=', 'retention_warned_people.notification_id')
    .where('retention_warned_people.company_id', '=', companyId)
    .where('notifications.company_id', '=', companyId)
    .where('retention_warned_people.seen_at', 'is', null)
    .where('notifications.read_at', 'is not', null)
    .execute();
}

/** When the first warning of this batch reached a person who decides; null: never. */
export async function findReachedAt(
  database: Database | Transaction,
  { id, company_id }: Pick<Batch, 'id' | 'company_id'>,
): Promise<Date | null> {
  const row = await database
    .selectFrom('retention_warned_people as people')
    .innerJoin('retention_warnings as warnings', 'warnings.id', 'people.warning_id')
    .leftJoin('notifications', 'notifications.id', 'people.notification_id')
    .select(
      sql<Date | null>`min(least(people.mailed_at, people.seen_at, notifications.read_at))`.as('reached_at'),
    )
    .where('people.company_id', '=', company_id)
    .where('people.decides', '=', true)
    .where('warnings.batch_id', '=', id)
    .executeTakeFirst();
  return row?.reached_at ?? null;
}

/** When the last warning of the current round was sent; undefined: it was not. */
export async function findLastWarningAt(
  transaction: Transaction,
  { id, company_id, round }: Batch,
): Promise<Date | undefined> {
  const row = await transaction
    .selectFrom('retention_warnings')
    .select('created_at')
    .where('company_id', '=', company_id)
    .where('batch_id', '=', id)
    .where('round', '=', round)
    .where('days', '=', 1)
    .executeTakeFirst();
  return row?.created_at;
}

type PersonKey = { companyId: number; warningId: number; userId: number };

/** One person's warning with its subject; undefined for a deleted batch. */
export function findWarned(database: Database, { companyId, warningId, userId }: PersonKey) {
  return database
    .selectFrom('retention_warned_people as people')
    .innerJoin('retention_warnings as warnings', 'warnings.id', 'people.warning_id')
    .innerJoin('retention_batches as batches', 'batches.id', 'warnings.batch_id')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select(languageOfUser.as('language'))
    .select([
      'people.decides',
      'people.mailed_at',
      'warnings.submissions',
      'batches.arrived_before',
      'batches.erases_at',
      'users.email',
      'users.username',
      'users.display_name',
    ])
    .where('people.company_id', '=', companyId)
    .where('people.warning_id', '=', warningId)
    .where('people.user_id', '=', userId)
    .executeTakeFirst();
}
export type WarnedPerson = NonNullable<Awaited<ReturnType<typeof findWarned>>>;

export async function setMailed(
  database: Database,
  { companyId, warningId, userId }: PersonKey,
  outcome: { mailed_at: Date } | { refused_at: Date },
): Promise<void> {
  await database
    .updateTable('retention_warned_people')
    .set(outcome)
    .where('company_id', '=', companyId)
    .where('warning_id', '=', warningId)
    .where('user_id', '=', userId)
    .execute();
}

/** The newest warning of the company, and whether this person has seen it; undefined without any. */
export function findNewestWarning(database: Database, companyId: number, userId: number) {
  return database
    .selectFrom('retention_warnings as warnings')
    .leftJoin('retention_warned_people as people', (join) =>
      join.onRef('people.warning_id', '=', 'warnings.id').on('people.user_id', '=', userId),
    )
    .leftJoin('notifications', 'notifications.id', 'people.notification_id')
    .select([
      'warnings.id',
      sql<boolean>`coalesce(people.seen_at, notifications.read_at) is not null`.as('is_seen'),
    ])
    .where('warnings.company_id', '=', companyId)
    .orderBy('warnings.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks the company's warnings up to this one as seen by this person, whether or not they got them. */
export async function confirmWarnings(
  transaction: Transaction,
  { companyId, userId, through }: { companyId: number; userId: number; through: number },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('retention_warned_people')
    .columns(['warning_id', 'user_id', 'company_id', 'decides', 'seen_at'])
    .expression((builder) =>
      builder
        .selectFrom('retention_warnings')
        .select([
          'id',
          sql<number>`${userId}::bigint`.as('user_id'),
          'company_id',
          sql<boolean>`true`.as('decides'),
          sql<Date>`${now}::timestamptz`.as('seen_at'),
        ])
        .where('company_id', '=', companyId)
        .where('id', '<=', through),
    )
    .onConflict((conflict) =>
      conflict.columns(['warning_id', 'user_id']).doUpdateSet({
        decides: true,
        seen_at: sql<Date>`coalesce(retention_warned_people.seen_at, excluded.seen_at)`,
      }),
    )
    .execute();
}
