import type { InvitationFailure } from '@nimble/contracts/invitations';
import type { Language } from '@nimble/contracts/languages';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { brandColumns } from '../companies/index.ts';

export function findJobToShare(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .select(['title', 'status', 'deadline'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}

/** Of the candidate, else of the job. */
export const endsAt = sql<Date | null>`coalesce(job_invitations.deadline, jobs.deadline)`;

/** What people who are invited together share. */
export type InvitationTerms = {
  message: string | null;
  timeZone: string | null;
  contactUserId: number | null;
  language: Language | null;
  deadline: Date | null;
  daysToAnswer: number | null;
  timeFactor: number | null;
  source: string | null;
};
type Invitee = { email: string; name: string | null };

/** @returns the new ones; a trigger skips addresses that have submitted for the job. */
export async function insertInvitations(
  transaction: Transaction,
  { companyId, jobId, ...terms }: { companyId: number; jobId: number } & InvitationTerms,
  invitees: readonly Invitee[],
): Promise<{ id: number; email: string }[]> {
  if (invitees.length === 0) return [];
  return transaction
    .insertInto('job_invitations')
    .values(
      invitees.map(({ email, name }) => ({
        company_id: companyId,
        job_id: jobId,
        email,
        candidate_name: name,
        message: terms.message,
        time_zone: terms.timeZone,
        contact_user_id: terms.contactUserId,
        language: terms.language,
        deadline: terms.deadline,
        days_to_answer: terms.daysToAnswer,
        time_factor: terms.timeFactor,
        source: terms.source,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'email']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning(['id', 'email'])
    .execute();
}

/** The candidate's own, else as the employer chose for the job or for all of them. */
const languageOfInvited = sql<Language>`coalesce(
  job_invitations.language, jobs.language, companies.language, 'en'
)`;

/** Data for an email, as long as the link can be used. */
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
      'job_invitations.requested_at',
      'job_invitations.days_to_answer',
      'job_invitations.time_factor',
      endsAt.as('deadline'),
      'jobs.title',
      'jobs.thinking_seconds',
      ...brandColumns,
      languageOfInvited.as('language'),
    ])
    .where('job_invitations.company_id', '=', companyId)
    .where('job_invitations.id', '=', invitationId)
    .where('jobs.status', '=', 'active')
    .where('companies.stopped_at', 'is', null)
    .where(sql<boolean>`coalesce(${endsAt} > now(), true)`)
    .where('job_invitations.withdrawn_at', 'is', null)
    .where('job_invitations.submitted_at', 'is', null)
    .executeTakeFirst();
}

type Invited = { companyId: number; invitationId: number };

/** With the deadline that the email named, where it depends on the day of sending. */
export async function markSent(
  database: Database,
  { companyId, invitationId }: Invited,
  deadline: Date | null,
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({
      // By the clock that set `requested_at`.
      sent_at: sql<Date>`greatest(now(), requested_at)`,
      failure: null,
      failed_at: null,
      ...(deadline && { deadline }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

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

/** The first visit of its link. */
export async function markInvitationOpened(
  database: Database,
  companyId: number,
  invitationId: number,
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ opened_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .where('opened_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}
