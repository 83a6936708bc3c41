import type { NewInvitations } from '@nimble/contracts/invitations';
import type { CompanyMails } from '../../platform/company-mails/index.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import {
  findJobToShare,
  forgetFailure,
  type InvitationWords,
  insertInvitations,
  lockInvitation,
} from './invitations.repository.ts';
import { sendInvitation, sendReminder } from './invitations.tasks.ts';

export type SendingDependencies = { database: Database; companyMails: Pick<CompanyMails, 'take'> };

/** New invitations, and failed emails again. */
export function createSendingService({ database, companyMails }: SendingDependencies) {
  return {
    /**
     * Stores new invitations and sends their emails; addresses that were invited to the job before are skipped.
     * @throws RequestError notFound, unprocessable (not active, deadline passed), tooMany (limit of 24 hours).
     */
    async invite(
      member: Actor,
      jobId: number,
      wanted: NewInvitations,
    ): Promise<{ invited: number; already: number }> {
      const { companyId } = member;
      const invitees = inviteesOf(wanted);
      const of = { companyId, jobId, ...wordsOf(member, wanted) };
      return inTransaction(database, async (transaction) => {
        const job = await openJob(transaction, companyId, jobId);
        const invited = await insertInvitations(transaction, of, invitees);
        const emails = invited.map(({ email }) => email);
        await companyMails.take(transaction, { companyId, kind: 'invitation', emails });
        for (const { id } of invited)
          await enqueue(transaction, sendInvitation, { companyId, invitationId: id });
        const told = { jobId, name: job.title, count: invited.length };
        if (told.count > 0) await emit(transaction, { type: 'job.candidates_invited', by: member, ...told });
        return { invited: invited.length, already: invitees.length - invited.length };
      });
    },

    /**
     * Resends the failed email: the invitation, or the reminder if the invitation was sent.
     * @throws RequestError notFound, unprocessable (not failed, not active, deadline passed), tooMany.
     */
    async resend(member: Actor, jobId: number, invitationId: number): Promise<void> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const job = await openJob(transaction, companyId, jobId);
        const invitation = await lockInvitation(transaction, companyId, { jobId, invitationId });
        if (invitation === undefined) throw new RequestError('invitation.not_found');
        if (invitation.failed_at === null) throw new RequestError('invitation.not_failed');
        await forgetFailure(transaction, { companyId, invitationId });
        const isFirst = invitation.sent_at === null;
        const kind = isFirst ? 'invitation' : 'reminder';
        await companyMails.take(transaction, { companyId, kind, emails: [invitation.email] });
        const task = isFirst ? sendInvitation : sendReminder;
        await enqueue(transaction, task, { companyId, invitationId });
        const told = { jobId, name: job.title, count: 1 };
        await emit(transaction, { type: 'job.candidates_invited', by: member, ...told });
      });
    },
  };
}

/** Each address once, in lower case, with the name beside it. */
function inviteesOf({ emails, names = [] }: NewInvitations): { email: string; name: string | null }[] {
  const nameOf = new Map(names.map(({ email, name }) => [email.toLowerCase(), name]));
  return [...new Set(emails.map((email) => email.toLowerCase()))].map((email) => ({
    email,
    name: nameOf.get(email) || null,
  }));
}

function wordsOf(member: Actor, { message, timeZone, sharesContact }: NewInvitations): InvitationWords {
  return {
    message: message || null,
    timeZone: timeZone || null,
    contactUserId: sharesContact === true ? member.userId : null,
  };
}

/** The job, as long as it accepts invitations. */
async function openJob(transaction: Transaction, companyId: number, jobId: number) {
  const job = await findJobToShare(transaction, companyId, jobId);
  if (job === undefined) throw new RequestError('job.not_found');
  if (job.status !== 'active') throw new RequestError('invitation.not_active');
  if (job.deadline !== null && job.deadline.getTime() <= Date.now())
    throw new RequestError('invitation.deadline_passed');
  return job;
}
