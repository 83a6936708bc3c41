import type { PageQuery } from '@nimble/contracts';
import type { InvitationFailure } from '@nimble/contracts/invitations';
import { sql } from 'kysely';
import { containsAddress, type Database, type Transaction } from '../../platform/database/index.ts';
import { brandColumns } from '../companies/index.ts';

export function findJobToShare(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .select(['title', 'status', 'deadline'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}

/**
 * Has this address submitted for the job? Unfinished interviews do not count, nor those with another attempt allowed.
 */
const hasSubmitted = sql<boolean>`exists (
  select 1 from submissions
  where submissions.job_id = job_invitations.job_id
    and lower(submissions.candidate_email) = job_invitations.email
    and submissions.status <> 'uploading'
    and submissions.new_attempt_at is null
)`;

function ofJob(database: Database, companyId: number, jobId: number, search: string) {
  return database
    .selectFrom('job_invitations')
    .where('job_invitations.company_id', '=', companyId)
    .where('job_invitations.job_id', '=', jobId)
    .$if(search !== '', (query) => query.where(containsAddress(sql<string>`job_invitations.email`, search)));
}

/** One page, newest first. */
export function findInvitations(
  database: Database,
  companyId: number,
  jobId: number,
  { page, pageSize, search }: PageQuery,
) {
  return ofJob(database, companyId, jobId, search)
    .select(['id', 'email', 'candidate_name', 'created_at', 'sent_at', 'reminded_at', 'failure', 'failed_at'])
    .select(hasSubmitted.as('has_submitted'))
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countInvitations(
  database: Database,
  companyId: number,
  jobId: number,
  search: string,
): Promise<number> {
  const { total } = await ofJob(database, companyId, jobId, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The shared content of emails to people who are invited together, besides the link. */
export type InvitationWords = {
  message: string | null;
  timeZone: string | null;
  contactUserId: number | null;
};
type Invitee = { email: string; name: string | null };

/** @returns the new ones. */
export async function insertInvitations(
  transaction: Transaction,
  {
    companyId,
    jobId,
    message,
    timeZone,
    contactUserId,
  }: { companyId: number; jobId: number } & InvitationWords,
  invitees: readonly Invitee[],
): Promise<{ id: number; email: string }[]> {
  return transaction
    .insertInto('job_invitations')
    .values(
      invitees.map(({ email, name }) => ({
        company_id: companyId,
        job_id: jobId,
        email,
        candidate_name: name,
        message,
        time_zone: timeZone,
        contact_user_id: contactUserId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['job_id', 'email']).doNothing())
    .returning(['id', 'email'])
    .execute();
}

/** Data for an email, as long as the interview is open and this address has not submitted. */
export function findToSend(database: Database, companyId: number, invitationId: number) {
  return database
    .selectFrom('job_invitations')
    .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
    .innerJoin('companies', 'companies.id', 'job_invitations.company_id')
    .select([
      'job_invitations.company_id',
      'job_invitations.job_id',
      'job_invitations.email',
      'job_invitations.sent_at',
      'job_invitations.candidate_name',
      'job_invitations.message',
      'job_invitations.time_zone',
      'job_invitations.contact_user_id',
      'jobs.title',
      'jobs.share_token',
      'jobs.deadline',
      'jobs.thinking_seconds',
      ...brandColumns,
    ])
    .where('job_invitations.company_id', '=', companyId)
    .where('job_invitations.id', '=', invitationId)
    .where('jobs.status', '=', 'active')
    .where('companies.stopped_at', 'is', null)
    .where(({ eb, or }) => or([eb('jobs.deadline', 'is', null), eb('jobs.deadline', '>', sql<Date>`now()`)]))
    .where(sql<boolean>`not ${hasSubmitted}`)
    .executeTakeFirst();
}

export async function markSent(database: Database, companyId: number, invitationId: number): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ sent_at: new Date(), failure: null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

type Invited = { companyId: number; invitationId: number };

/** `isFinal`: there is no retry until a person asks for it. */
export async function markFailed(
  database: Database,
  { companyId, invitationId }: Invited,
  failure: InvitationFailure,
  isFinal: boolean,
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ failure, failed_at: isFinal ? new Date() : null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

/** Locks one invitation of a job. */
export function lockInvitation(
  transaction: Transaction,
  companyId: number,
  { jobId, invitationId }: { jobId: number; invitationId: number },
) {
  return transaction
    .selectFrom('job_invitations')
    .select(['email', 'sent_at', 'failed_at'])
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst();
}

/** The job is not open any more, or the address has submitted; sent emails stay sent. */
export async function markNotOpen(database: Database, { companyId, invitationId }: Invited): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ failure: 'closed', failed_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .where('sent_at', 'is', null)
    .execute();
}

export async function forgetFailure(
  database: Database | Transaction,
  { companyId, invitationId }: Invited,
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ failure: null, failed_at: null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

const near = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;

/** The companies that have any. */
export async function findCompaniesToRemind(database: Database, days: number): Promise<number[]> {
  const rows = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('jobs.company_id')
    .distinct()
    .where('companies.stopped_at', 'is', null)
    .where('jobs.status', '=', 'active')
    .where('jobs.deadline', '>', sql<Date>`now()`)
    .where('jobs.deadline', '<=', near(days))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_invitations')
          .select('job_invitations.id')
          .whereRef('job_invitations.job_id', '=', 'jobs.id')
          .where('job_invitations.reminded_at', 'is', null)
          .where('job_invitations.sent_at', '<', sql<Date>`jobs.deadline - make_interval(days => ${days})`),
      ),
    )
    .orderBy('jobs.company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/**
 * Marks up to `most` of a company's invitations as reminded and returns them: of active jobs whose deadline is at most
 * `days` away, sent before that, not reminded yet, and without a submission.
 */
export async function claimReminders(
  transaction: Transaction,
  companyId: number,
  days: number,
  most: number,
): Promise<{ id: number; email: string }[]> {
  return transaction
    .updateTable('job_invitations')
    .set({ reminded_at: new Date() })
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('job_invitations')
        .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
        .select('job_invitations.id')
        .where('job_invitations.company_id', '=', companyId)
        .where('jobs.status', '=', 'active')
        .where('jobs.deadline', '>', sql<Date>`now()`)
        .where('jobs.deadline', '<=', near(days))
        .where('job_invitations.reminded_at', 'is', null)
        .where('job_invitations.sent_at', '<', sql<Date>`jobs.deadline - make_interval(days => ${days})`)
        .where(sql<boolean>`not ${hasSubmitted}`)
        .orderBy('job_invitations.id')
        .limit(most)
        .forUpdate('job_invitations')
        .skipLocked(),
    )
    .returning(['id', 'email'])
    .execute();
}
