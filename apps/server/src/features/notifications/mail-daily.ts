import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { planDue } from './due/due-mails.repository.ts';
import { takeDue } from './notification-mails.repository.ts';
import { mailDue, mailNotifications } from './notifications.tasks.ts';

const batchSize = 200;

/** If no worker ran at a person's hour, the next run catches up. */
export async function mailDailyHandler(
  _payload: unknown,
  { database }: { database: Database },
): Promise<void> {
  const now = new Date();
  await inBatches(database, async (transaction) => {
    const due = await takeDue(transaction, now, batchSize);
    for (const { id: userId, company_id: companyId } of due)
      if (companyId !== null) await enqueue(transaction, mailNotifications, { companyId, userId });
    return due.length;
  });
  await inBatches(database, async (transaction) => {
    const planned = await planDue(transaction, now, batchSize);
    for (const { id: userId, company_id: companyId, day } of planned)
      if (companyId !== null) await enqueue(transaction, mailDue, { companyId, userId, day });
    return planned.length;
  });
}

/** @param take answers how many it took. */
async function inBatches(
  database: Database,
  take: (transaction: Transaction) => Promise<number>,
): Promise<void> {
  while ((await inTransaction(database, take)) === batchSize);
}
