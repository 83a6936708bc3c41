import { sql } from 'kysely';
import { type Database, invitationEnd } from '../../platform/database/index.ts';
import { publicJobs } from '../jobs/index.ts';

const { isToCome, own } = invitationEnd('job_invitations');

/** The job of a personal invitation, whatever its status, and what decides whether the invitation may be used. */
export function findInvitedJob(database: Database, invitationId: number) {
  return publicJobs(database)
    .innerJoin('job_invitations', 'job_invitations.job_id', 'jobs.id')
    .leftJoin('extra_times as extra', (join) =>
      join
        .onRef('extra.job_id', '=', 'jobs.id')
        .onRef('extra.company_id', '=', 'jobs.company_id')
        .on('extra.email', '=', sql<string>`lower(job_invitations.email)`),
    )
    .select([
      'job_invitations.id as invitation_id',
      'job_invitations.email as invited_email',
      'job_invitations.candidate_name as invited_name',
      'job_invitations.language as invited_language',
      own.as('invited_until'),
      // Its days to answer begin with the email, which another system's link may arrive before.
      isToCome.as('is_deadline_to_come'),
      'job_invitations.source as invited_source',
      sql<boolean>`job_invitations.questions_in_advance or coalesce(extra.questions_in_advance, false)`.as(
        'invited_questions_in_advance',
      ),
      sql<boolean>`job_invitations.untimed or coalesce(extra.untimed, false)`.as('invited_untimed'),
      // The longer one, as when the interview begins; NULL is neither.
      sql<number | null>`greatest(job_invitations.time_factor, extra.factor)`.as('invited_time_factor'),
      'job_invitations.started_at',
      'job_invitations.submitted_at',
      'job_invitations.withdrawn_at',
    ])
    .where('job_invitations.id', '=', invitationId)
    .where('companies.stopped_at', 'is', null)
    .executeTakeFirst();
}
export type InvitedJobRow = NonNullable<Awaited<ReturnType<typeof findInvitedJob>>>;
