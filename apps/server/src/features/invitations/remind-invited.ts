import { reminderDays } from '@nimble/contracts/invitations';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { enqueue, type TaskRun } from '../../platform/tasks/index.ts';
import { claimReminders } from './invitations.repository.ts';
import { sendReminder } from './invitations.tasks.ts';

const batchSize = 200;

/** Has everybody reminded whose job closes soon, each once: the mark and the task are of one transaction. */
export async function remindInvitedHandler(
  _payload: unknown,
  { database }: { database: Database },
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  let claimed = batchSize;
  while (claimed === batchSize && !signal.aborted) {
    claimed = await inTransaction(database, async (transaction) => {
      const due = await claimReminders(transaction, reminderDays, batchSize);
      for (const { id, company_id } of due)
        await enqueue(transaction, sendReminder, { companyId: company_id, invitationId: id });
      return due.length;
    });
  }
}
