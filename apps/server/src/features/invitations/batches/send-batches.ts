import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { sendInvitation } from '../invitations.tasks.ts';
import { claimWaiting, countRecent, lockSending } from './sending.repository.ts';

type Dependencies = { database: Database; config: { mailsPerMinute: number } };

const minuteMilliseconds = 60_000;
/** Emails that a person waits for, or that were ordered singly, go first. */
const priorityOfBatches = 10;

/**
 * Gives out the emails of the next minute, spread over it. The mark and the task are of one transaction, so that each
 * is given out once, whenever a worker is killed.
 */
export async function sendBatchesHandler(
  _payload: unknown,
  { database, config }: Dependencies,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockSending(transaction);
    const room = config.mailsPerMinute - (await countRecent(transaction));
    if (room <= 0) return;
    const claimed = await claimWaiting(transaction, room);
    const started = Date.now();
    for (const [index, { id, company_id }] of claimed.entries()) {
      const runAt = new Date(started + (index * minuteMilliseconds) / config.mailsPerMinute);
      const payload = { companyId: company_id, invitationId: id };
      await enqueue(transaction, sendInvitation, payload, { runAt, priority: priorityOfBatches });
    }
  });
}
