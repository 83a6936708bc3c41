import type { Language } from '@nimble/contracts/languages';
import { type Database, invitationEnd, type Transaction } from '../../platform/database/index.ts';

export function findJobToShare(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .select(['title', 'status', 'deadline'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}

/** Are the days to answer still to begin? Until then the deadline of the job does not count. */
export const { isToCome: isDeadlineToCome, end: endsAt } = invitationEnd('job_invitations');

/** What people who are invited together share. */
export type InvitationTerms = {
  message: string | null;
  timeZone: string | null;
  contactUserId: number | null;
  language: Language | null;
  deadline: Date | null;
  daysToAnswer: number | null;
  timeFactor: number | null;
  untimed: boolean;
  questionsInAdvance: boolean;
  source: string | null;
};
type Invitee = { email: string; name: string | null; externalId?: string | null | undefined };

export function invitationColumns(invitation: InvitationTerms & Invitee) {
  return {
    email: invitation.email,
    candidate_name: invitation.name,
    external_id: invitation.externalId ?? null,
    message: invitation.message,
    time_zone: invitation.timeZone,
    contact_user_id: invitation.contactUserId,
    language: invitation.language,
    deadline: invitation.deadline,
    days_to_answer: invitation.daysToAnswer,
    time_factor: invitation.timeFactor,
    untimed: invitation.untimed,
    questions_in_advance: invitation.questionsInAdvance,
    source: invitation.source,
  };
}

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
      invitees.map((invitee) => ({
        company_id: companyId,
        job_id: jobId,
        ...invitationColumns({ ...terms, ...invitee }),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'email']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning(['id', 'email'])
    .execute();
}

/** @returns undefined unless this is the first visit of its link. */
export function markOpened(
  transaction: Transaction,
  { companyId, invitationId }: { companyId: number; invitationId: number },
) {
  return transaction
    .updateTable('job_invitations')
    .set({ opened_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .where('opened_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('job_id')
    .executeTakeFirst();
}
