import type { Database } from '../../platform/database/index.ts';
import { publicJobs } from '../jobs/index.ts';

/** The job of a personal invitation, whatever its status, and what decides whether the invitation may be used. */
export function findInvitedJob(database: Database, invitationId: number) {
  return publicJobs(database)
    .innerJoin('job_invitations', 'job_invitations.job_id', 'jobs.id')
    .select([
      'job_invitations.id as invitation_id',
      'job_invitations.email as invited_email',
      'job_invitations.candidate_name as invited_name',
      'job_invitations.language as invited_language',
      'job_invitations.deadline as invited_until',
      'job_invitations.source as invited_source',
      'job_invitations.questions_in_advance as invited_questions_in_advance',
      'job_invitations.started_at',
      'job_invitations.submitted_at',
      'job_invitations.withdrawn_at',
    ])
    .where('job_invitations.id', '=', invitationId)
    .where('companies.stopped_at', 'is', null)
    .executeTakeFirst();
}
export type InvitedJobRow = NonNullable<Awaited<ReturnType<typeof findInvitedJob>>>;
