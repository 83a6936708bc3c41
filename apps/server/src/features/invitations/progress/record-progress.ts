import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { type Invited, lockSent, markSent } from '../invitation-mails.repository.ts';
import { markOpened } from '../invitations.repository.ts';

/** Another email of the same invitation is no event. */
export async function recordSent(
  database: Database,
  { companyId, invitationId }: Invited,
  deadline: Date | null,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await lockSent(transaction, { companyId, invitationId });
    if (before === undefined) return;
    await markSent(transaction, { companyId, invitationId }, deadline);
    const about = { invitationId, jobId: before.job_id };
    if (before.sent_at === null)
      await emit(transaction, { type: 'invitation.sent', by: { companyId }, ...about });
  });
}

/** The first visit of its link. */
export async function recordOpened(
  database: Database,
  companyId: number,
  invitationId: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const opened = await markOpened(transaction, { companyId, invitationId });
    if (opened === undefined) return;
    const about = { invitationId, jobId: opened.job_id };
    await emit(transaction, { type: 'invitation.opened', by: { companyId }, ...about });
  });
}
