import type { NotificationToSend } from '@nimble/contracts/notifications';
import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Attempts } from '../../platform/attempts/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findPeopleWithRoles } from '../roles/index.ts';
import type { Owner } from './notifications.repository.ts';
import { notifyUsers } from './notify.ts';

/** Maximum per sender and minute, over all processes. */
const sending = { most: 10, windowSeconds: 60 };

export type SendingDependencies = { database: Database; attempts: Attempts };
type Sender = Owner & { permissions: Permissions };

/** Notifications that people send by hand. */
export function createSendingService({ database, attempts }: SendingDependencies) {
  return {
    /**
     * Notifies one person of the sender's company, or everybody. Only people who may change staff may send.
     * @throws RequestError forbidden, notFound (not of the company), tooMany.
     */
    async send(sender: Sender, { userId, ...notification }: NotificationToSend): Promise<void> {
      if (!isAllowed(sender.permissions, 'user-management', 'update'))
        throw new RequestError('notification.not_allowed');
      await countSending(attempts, sender);
      await inTransaction(database, async (transaction) => {
        const people = (await findPeopleWithRoles(transaction, sender.companyId)).map(({ id }) => id);
        const told = userId === undefined ? people : people.filter((id) => id === userId);
        if (told.length === 0) throw new RequestError('notification.recipient_not_found');
        await notifyUsers(transaction, sender.companyId, told, notification);
      });
    },
  };
}

/** @throws RequestError tooMany */
async function countSending(attempts: Attempts, { userId }: Sender): Promise<void> {
  const { most, windowSeconds } = sending;
  const [count] = await attempts.count([{ of: ['notifications', `${userId}`], windowSeconds }]);
  if (count !== undefined && count.hits > most)
    throw new RequestError('notification.too_many', { retryAfterSeconds: count.secondsLeft });
}
