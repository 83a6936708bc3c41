import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { endsAt } from './invitations.repository.ts';

type Place = { companyId: number; jobId: number; invitationId: number };

/** Locks one invitation of a job, with the title and the deadline of the job. */
export function lockInvitation(transaction: Transaction, { companyId, jobId, invitationId }: Place) {
  return transaction
    .selectFrom('job_invitations')
    .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
    .select([
      'job_invitations.email',
      'job_invitations.sent_at',
      'job_invitations.requested_at',
      'job_invitations.failed_at',
      'job_invitations.started_at',
      'job_invitations.submitted_at',
      'job_invitations.withdrawn_at',
      endsAt.as('deadline'),
      'jobs.title',
    ])
    .where('job_invitations.company_id', '=', companyId)
    .where('job_invitations.job_id', '=', jobId)
    .where('job_invitations.id', '=', invitationId)
    .forUpdate('job_invitations')
    .executeTakeFirst();
}
export type LockedInvitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

/** Its email is sent again, even if it was sent before. */
export async function requestAgain(
  transaction: Transaction,
  { companyId, invitationId }: Place,
): Promise<void> {
  await transaction
    .updateTable('job_invitations')
    .set({ requested_at: sql<Date>`clock_timestamp()`, failure: null, failed_at: null, handed_over_at: null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

export async function markWithdrawn(
  transaction: Transaction,
  { companyId, invitationId }: Place,
): Promise<void> {
  await transaction
    .updateTable('job_invitations')
    .set({ withdrawn_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}

export async function setDeadline(
  transaction: Transaction,
  { companyId, invitationId }: Place,
  deadline: Date,
): Promise<void> {
  await transaction
    .updateTable('job_invitations')
    .set({ deadline, days_to_answer: null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .execute();
}
