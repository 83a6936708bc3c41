import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

type Person = { companyId: number; userId: number };

/**
 * People whose hour has come today (UTC) without an email; it counts as planned for those whom no other run has taken.
 */
export async function planDue(transaction: Transaction, now: Date, most: number) {
  const utc = sql`(${now}::timestamptz at time zone 'UTC')`;
  const today = sql<string>`${utc}::date`;
  return transaction
    .updateTable('users')
    .set({ due_mail_planned_on: today })
    .where('id', 'in', (query) =>
      query
        .selectFrom('users')
        .select('id')
        .where('due_mails', '=', true)
        .where(sql<boolean>`notification_mail_hour <= extract(hour from ${utc})`)
        .where(sql<boolean>`(due_mail_planned_on is null or due_mail_planned_on < ${today})`)
        .orderBy('id')
        .limit(most)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'company_id', sql<string>`to_char(due_mail_planned_on, 'YYYY-MM-DD')`.as('day')])
    .execute();
}

/** Reviews that are due on a day or before, the first ones, and how many there are in all. */
export async function findDueReviews(
  database: Database,
  { companyId, userId }: Person,
  day: string,
  most: number,
) {
  const rows = await database
    .selectFrom('assignment_states')
    .innerJoin('submissions', 'submissions.id', 'assignment_states.submission_id')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select([
      'submissions.candidate_name',
      'jobs.title',
      sql<string>`to_char(assignment_states.due_on, 'YYYY-MM-DD')`.as('due_on'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('assignment_states.company_id', '=', companyId)
    .where('assignment_states.user_id', '=', userId)
    .where('assignment_states.is_done', '=', false)
    .where(sql<boolean>`assignment_states.due_on <= ${day}::date`)
    .orderBy('assignment_states.due_on')
    .orderBy('submissions.id')
    .limit(most)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Is this day's email still to be sent? */
export async function isToSend(
  database: Database,
  { companyId, userId }: Person,
  day: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('due_mails', '=', true)
    .where(sql<boolean>`(due_mail_sent_on is null or due_mail_sent_on < ${day}::date)`)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param sentOn null: the mail server has refused it, so it can be sent again. */
export async function markSent(
  database: Database,
  { companyId, userId }: Person,
  sentOn: string | null,
): Promise<void> {
  await database
    .updateTable('users')
    .set({ due_mail_sent_on: sentOn })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();
}
