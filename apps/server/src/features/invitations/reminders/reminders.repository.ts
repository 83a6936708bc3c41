import { mostReminders } from '@nimble/contracts/companies';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** The largest distance from a deadline at which any company sends reminders, days. */
export async function findEarliestReminder(database: Database): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    select max(days)::integer as days from companies, unnest(reminder_days) as days`.execute(database);
  return rows[0]?.days ?? 0;
}

/**
 * Has one of the company's moments before the deadline passed since the last email? Of several that passed together,
 * one reminder is sent.
 * @param days of `findEarliestReminder`: they limit the statement to a part of an index.
 */
function isDue(end: RawBuilder<Date>, days: number) {
  return sql<boolean>`${end} > now() and ${end} <= now() + make_interval(days => ${days})
    and job_invitations.sent_at is not null
    and job_invitations.reminders < ${sql.lit(mostReminders)}
    and job_invitations.submitted_at is null and job_invitations.withdrawn_at is null
    and exists (
      select from unnest(companies.reminder_days) as distance
      where ${end} - make_interval(days => distance) <= now()
        and greatest(job_invitations.sent_at, job_invitations.reminded_at) < ${end} - make_interval(days => distance)
    )`;
}

/** Invitations of active jobs, with their companies. */
function openInvitations(database: Database | Transaction) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('job_invitations', 'job_invitations.job_id', 'jobs.id')
    .where('companies.stopped_at', 'is', null)
    .where('jobs.status', '=', sql.lit('active' as const));
}

/** Invitations that the deadline of their job makes due. */
function dueWithJob(database: Database | Transaction, days: number) {
  return openInvitations(database)
    .where('job_invitations.deadline', 'is', null)
    .where(isDue(sql<Date>`jobs.deadline`, days));
}

/** Invitations that a deadline of their own makes due. */
function dueAlone(database: Database | Transaction, days: number) {
  return openInvitations(database).where(isDue(sql<Date>`job_invitations.deadline`, days));
}

/** The companies that may have any; `claimReminders` finds out. */
export async function findCompaniesToRemind(database: Database, days: number): Promise<number[]> {
  const near = (end: RawBuilder<Date>) =>
    sql<boolean>`${end} > now() and ${end} <= now() + make_interval(days => ${days})`;
  const rows = await database
    .selectFrom('jobs')
    .select('jobs.company_id')
    .where('jobs.status', '=', sql.lit('active' as const))
    .where(near(sql<Date>`jobs.deadline`))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_invitations')
          .select('job_invitations.id')
          .whereRef('job_invitations.job_id', '=', 'jobs.id')
          .where('job_invitations.submitted_at', 'is', null)
          .where('job_invitations.withdrawn_at', 'is', null),
      ),
    )
    .union(
      database
        .selectFrom('job_invitations')
        .select('job_invitations.company_id')
        .where(near(sql<Date>`job_invitations.deadline`))
        .where('job_invitations.submitted_at', 'is', null)
        .where('job_invitations.withdrawn_at', 'is', null),
    )
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Marks up to `most` of a company's due invitations as reminded and returns them. */
export async function claimReminders(
  transaction: Transaction,
  { companyId, days, most }: { companyId: number; days: number; most: number },
): Promise<{ id: number; email: string }[]> {
  const due = dueWithJob(transaction, days)
    .where('jobs.company_id', '=', companyId)
    .select('job_invitations.id')
    .unionAll(
      dueAlone(transaction, days).where('jobs.company_id', '=', companyId).select('job_invitations.id'),
    );
  return transaction
    .updateTable('job_invitations')
    .set({
      reminded_at: sql<Date>`now()`,
      reminders: sql<number>`reminders + 1`,
      failure: null,
      failed_at: null,
      handed_over_at: null,
    })
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('job_invitations')
        .select('id')
        .where('id', 'in', due)
        // Checked again once it is locked: another worker may have claimed it meanwhile.
        .where(sql<boolean>`coalesce(reminded_at < now() - interval '1 hour', true)`)
        .where('submitted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'email'])
    .execute();
}
