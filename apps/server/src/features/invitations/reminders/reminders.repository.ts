import { mostReminders } from '@nimble/contracts/companies';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { endsAt } from '../invitations.repository.ts';

/** No company sends reminders earlier; it lets the statements use the indexes of deadlines. */
const isNear = (end: ReturnType<typeof sql<Date | null>>) =>
  sql<boolean>`${end} > now() and ${end} <= now() + interval '30 days'`;

/**
 * Has one of the company's moments before the deadline passed since the last email? Of several that passed together,
 * one reminder is sent.
 */
const isDue = sql<boolean>`${isNear(endsAt)}
  and job_invitations.reminders < ${sql.lit(mostReminders)}
  and job_invitations.submitted_at is null and job_invitations.withdrawn_at is null
  and exists (
    select from unnest(companies.reminder_days) as days
    where ${endsAt} - make_interval(days => days) <= now()
      and greatest(job_invitations.sent_at, job_invitations.reminded_at) < ${endsAt} - make_interval(days => days)
  )`;

/** The companies that have any. */
export async function findCompaniesToRemind(database: Database): Promise<number[]> {
  const rows = await ofJobDeadlines(database).union(ofOwnDeadlines(database)).orderBy('company_id').execute();
  return rows.map(({ company_id }) => company_id);
}

function ofJobDeadlines(database: Database) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('jobs.company_id')
    .where('companies.stopped_at', 'is', null)
    .where('jobs.status', '=', sql.lit('active' as const))
    .where(isNear(sql<Date | null>`jobs.deadline`))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_invitations')
          .select('job_invitations.id')
          .whereRef('job_invitations.job_id', '=', 'jobs.id')
          .where('job_invitations.deadline', 'is', null)
          .where('job_invitations.sent_at', 'is not', null)
          .where(isDue),
      ),
    );
}

function ofOwnDeadlines(database: Database) {
  return database
    .selectFrom('job_invitations')
    .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('jobs.company_id')
    .where('companies.stopped_at', 'is', null)
    .where('jobs.status', '=', sql.lit('active' as const))
    .where(isNear(sql<Date | null>`job_invitations.deadline`))
    .where('job_invitations.sent_at', 'is not', null)
    .where(isDue);
}

/** Marks up to `most` of a company's due invitations as reminded and returns them. */
export async function claimReminders(
  transaction: Transaction,
  companyId: number,
  most: number,
): Promise<{ id: number; email: string }[]> {
  return transaction
    .updateTable('job_invitations')
    .set({ reminded_at: sql<Date>`now()`, reminders: sql<number>`reminders + 1` })
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('job_invitations')
        .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
        .innerJoin('companies', 'companies.id', 'job_invitations.company_id')
        .select('job_invitations.id')
        .where('job_invitations.company_id', '=', companyId)
        .where('jobs.status', '=', 'active')
        .where('job_invitations.sent_at', 'is not', null)
        .where(isDue)
        .orderBy('job_invitations.id')
        .limit(most)
        .forUpdate('job_invitations')
        .skipLocked(),
    )
    .returning(['id', 'email'])
    .execute();
}
