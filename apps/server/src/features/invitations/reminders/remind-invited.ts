import type { CompanyMails } from '../../../platform/company-mails/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { enqueue, type TaskRun } from '../../../platform/tasks/index.ts';
import { sendReminder } from '../invitations.tasks.ts';
import { claimReminders, findCompaniesToRemind, findEarliestReminder } from './reminders.repository.ts';

const batchSize = 200;

type Dependencies = { database: Database; companyMails: Pick<CompanyMails, 'room' | 'take'> };

/**
 * Sends each due reminder once: the mark and the task are of one transaction. A company without emails left in these 24
 * hours continues at a later run.
 */
export async function remindInvitedHandler(
  _payload: unknown,
  { database, companyMails }: Dependencies,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const days = await findEarliestReminder(database);
  for (const companyId of await findCompaniesToRemind(database, days)) {
    let claimed = batchSize;
    while (claimed === batchSize && !signal.aborted) {
      claimed = await inTransaction(database, async (transaction) => {
        const most = Math.min(batchSize, await companyMails.room(transaction, companyId));
        if (most === 0) return 0;
        const due = await claimReminders(transaction, { companyId, days, most });
        const emails = due.map(({ email }) => email);
        await companyMails.take(transaction, { companyId, kind: 'reminder', emails });
        for (const { id } of due) await enqueue(transaction, sendReminder, { companyId, invitationId: id });
        return due.length;
      });
    }
  }
}
