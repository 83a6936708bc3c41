import type { NewInvitations } from '@nimble/contracts/invitations';
import type { CompanyMails } from '../../platform/company-mails/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { termsOf } from './invitation-terms.ts';
import { insertInvitations } from './invitations.repository.ts';
import { sendInvitation } from './invitations.tasks.ts';
import { openJob } from './open-job.ts';

export type SendingDependencies = { database: Database; companyMails: Pick<CompanyMails, 'room' | 'take'> };

export function createSendingService({ database, companyMails }: SendingDependencies) {
  return {
    /**
     * Stores new invitations and sends their emails; addresses that were invited to the job before, or have submitted
     * for it, are skipped.
     * @throws RequestError notFound, unprocessable (not active, deadline passed), tooMany (limit of 24 hours).
     */
    async invite(
      member: Actor,
      jobId: number,
      wanted: NewInvitations,
    ): Promise<{ invited: number; already: number }> {
      const { companyId } = member;
      const invitees = inviteesOf(wanted);
      const terms = termsOf(member, wanted);
      return inTransaction(database, async (transaction) => {
        const mayBeOver = terms.deadline !== null || terms.daysToAnswer !== null;
        const job = await openJob(transaction, companyId, jobId, { mayBeOver });
        const of = { companyId, jobId };
        const invited = await insertInvitations(transaction, { ...of, ...terms }, invitees);
        const emails = invited.map(({ email }) => email);
        await companyMails.take(transaction, { companyId, kind: 'invitation', emails });
        for (const { id } of invited)
          await enqueue(transaction, sendInvitation, { companyId, invitationId: id });
        const facts = { jobId, name: job.title, count: invited.length };
        if (facts.count > 0)
          await emit(transaction, { type: 'job.candidates_invited', by: member, ...facts });
        return { invited: invited.length, already: invitees.length - invited.length };
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
