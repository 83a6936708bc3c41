import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import {
  type LockedInvitation,
  lockInvitation,
  markWithdrawn,
  requestAgain,
  setDeadline,
} from './invitation-changes.repository.ts';
import { forgetFailure } from './invitation-mails.repository.ts';
import { sendInvitation, sendReminder } from './invitations.tasks.ts';
import { openJob } from './open-job.ts';
import type { SendingDependencies } from './sending.service.ts';

type Place = { jobId: number; invitationId: number };

/** What may happen to an invitation after it was made. */
export function createInvitationChangesService({ database, companyMails }: SendingDependencies) {
  return {
    /** @throws RequestError notFound, unprocessable (see the route), tooMany. */
    async resend(member: Actor, { jobId, invitationId }: Place): Promise<void> {
      const { companyId } = member;
      const place = { companyId, jobId, invitationId };
      await inTransaction(database, async (transaction) => {
        const job = await openJob(transaction, companyId, jobId, { mayBeOver: true });
        const invitation = await lockExisting(transaction, place);
        const kind = whatToResend(invitation);
        await companyMails.take(transaction, { companyId, kind, emails: [invitation.email] });
        if (kind === 'reminder') await forgetFailure(transaction, place);
        else await requestAgain(transaction, place);
        const task = kind === 'reminder' ? sendReminder : sendInvitation;
        await enqueue(transaction, task, { companyId, invitationId });
        const facts = { jobId, name: job.title, count: 1 };
        await emit(transaction, { type: 'job.candidates_invited', by: member, ...facts });
      });
    },

    /** @throws RequestError notFound, unprocessable once the candidate has started. */
    async withdraw(member: Actor, { jobId, invitationId }: Place): Promise<void> {
      const place = { companyId: member.companyId, jobId, invitationId };
      await inTransaction(database, async (transaction) => {
        const invitation = await lockExisting(transaction, place);
        if (invitation.withdrawn_at !== null) return;
        if (invitation.started_at !== null) throw new RequestError('invitation.started');
        await markWithdrawn(transaction, place);
        const facts = { jobId, name: invitation.title, invitation: invitationId };
        await emit(transaction, { type: 'job.invitation_withdrawn', by: member, ...facts });
      });
    },

    /** @throws RequestError notFound, unprocessable for a time in the past and for a link that was used up. */
    async extend(member: Actor, { jobId, invitationId }: Place, deadline: Date): Promise<void> {
      const place = { companyId: member.companyId, jobId, invitationId };
      if (deadline <= new Date()) throw new RequestError('invitation.deadline_in_past');
      await inTransaction(database, async (transaction) => {
        const invitation = await lockExisting(transaction, place);
        requireUsable(invitation);
        await setDeadline(transaction, place, deadline);
        const facts = { jobId, name: invitation.title, invitation: invitationId };
        await emit(transaction, { type: 'job.invitation_extended', by: member, ...facts });
      });
    },
  };
}

/**
 * What failed after the invitation was sent is its reminder.
 * @throws RequestError unprocessable for an expired link, and while an email is on its way.
 */
function whatToResend(invitation: LockedInvitation): 'invitation' | 'reminder' {
  requireUsable(invitation);
  const { deadline, sent_at: sentAt, requested_at: requestedAt, failed_at: failedAt } = invitation;
  if (deadline !== null && deadline <= new Date()) throw new RequestError('invitation.expired');
  const isSent = sentAt !== null && sentAt >= requestedAt;
  if (!isSent && failedAt === null) throw new RequestError('invitation.being_sent');
  return isSent && failedAt !== null ? 'reminder' : 'invitation';
}

async function lockExisting(
  transaction: Transaction,
  place: { companyId: number } & Place,
): Promise<LockedInvitation> {
  const invitation = await lockInvitation(transaction, place);
  if (invitation === undefined) throw new RequestError('invitation.not_found');
  return invitation;
}

function requireUsable({ submitted_at, withdrawn_at }: LockedInvitation): void {
  if (submitted_at !== null) throw new RequestError('invitation.submitted');
  if (withdrawn_at !== null) throw new RequestError('invitation.withdrawn');
}
