import type { InvitationFailure } from '@nimble/contracts/invitations';
import type { Language } from '@nimble/contracts/languages';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { brandColumns } from '../companies/index.ts';
import { endsAt } from './invitations.repository.ts';

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
      'job_invitations.reminded_at',
      'job_invitations.reminder_sent_at',
      'job_invitations.handed_over_at',
      'job_invitations.failed_at',
      'job_invitations.calendar_deadline',
      'job_invitations.calendar_sequence',
      'job_invitations.candidate_name',
      'job_invitations.message',
      'job_invitations.time_zone',
      'job_invitations.contact_user_id',
      'job_invitations.requested_at',
      'job_invitations.days_to_answer',
      'job_invitations.time_factor',
      sql<boolean>`job_invitations.questions_in_advance or jobs.questions_in_advance`.as('shows_questions'),
      sql<boolean>`job_invitations.untimed or jobs.untimed`.as('untimed'),
      sql<boolean>`exists (
        select from invitation_batches
        where invitation_batches.id = batch_id and stopped_at > requested_at
      )`.as('is_stopped'),
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

export type Invited = { companyId: number; invitationId: number };

/** Locks the invitation, if it is not erased meanwhile. */
export function lockSent(transaction: Transaction, { companyId, invitationId }: Invited) {
  return transaction
    .selectFrom('job_invitations')
    .select(['job_id', 'sent_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst();
}

/** With the deadline that the email named, where it depends on the day of sending. */
export async function markSent(
  transaction: Transaction,
  { companyId, invitationId }: Invited,
  deadline: Date | null,
): Promise<void> {
  await transaction
    .updateTable('job_invitations')
    .set({
      // Never before `requested_at`, which another clock may have set.
      sent_at: sql<Date>`greatest(now(), requested_at)`,
      failure: null,
      failed_at: null,
      handed_over_at: null,
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
    .set({ failure, failed_at: isFinal ? new Date() : null, handed_over_at: null })
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

/** Its reminder is sent again. */
export async function forgetFailure(
  database: Database | Transaction,
  { companyId, invitationId }: Invited,
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ failure: null, failed_at: null, handed_over_at: null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

export async function markReminderSent(
  database: Database,
  { companyId, invitationId }: Invited,
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({
      reminder_sent_at: sql<Date>`greatest(now(), reminded_at)`,
      failure: null,
      failed_at: null,
      handed_over_at: null,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

/** What the calendar file of an email says. */
export type CalendarEntry = { deadline: Date; sequence: number };

/** @returns false for an email that was handed over before, or whose link cannot be used any more. */
export async function markHandedOver(
  database: Database,
  { companyId, invitationId }: Invited,
  entry: CalendarEntry | undefined,
): Promise<boolean> {
  const marked = await database
    .updateTable('job_invitations')
    .set({
      handed_over_at: new Date(),
      ...(entry && { calendar_deadline: entry.deadline, calendar_sequence: entry.sequence }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .where('handed_over_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
