import { type Database, inTransaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { takeDue } from './notification-mails.repository.ts';
import { mailNotifications } from './notifications.tasks.ts';

const batchSize = 200;

/** If no worker ran at a person's hour, the next run catches up. */
export async function mailDailyHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  const now = new Date();
  let taken = batchSize;
  while (taken === batchSize) {
    taken = await inTransaction(database, async (transaction) => {
      const due = await takeDue(transaction, now, batchSize);
      for (const { id: userId, company_id: companyId } of due)
        if (companyId !== null) await enqueue(transaction, mailNotifications, { companyId, userId });
      return due.length;
    });
  }
}
