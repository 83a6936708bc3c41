import type { Pagination } from '@nimble/contracts';
import {
  type Notification,
  type NotificationsRequest,
  type NotificationToSend,
} from '@nimble/contracts/notifications';
import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Attempts } from '../../platform/attempts/index.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { publishToUsers } from '../../platform/realtime/index.ts';
import { findPeopleWithRoles } from '../roles/index.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  countNotifications,
  countUnread,
  deleteNotification,
  findNotification,
  findNotifications,
  markAllRead,
  markRead,
  type Owner,
} from './notifications.repository.ts';
import { notifyUsers } from './notify.ts';

/** What one person may send in a minute, over all processes. */
const sending = { most: 10, windowSeconds: 60 };

type Dependencies = { database: Database; attempts: Attempts };
type Sender = Owner & { permissions: Permissions };

export function createNotificationsService({ database, attempts }: Dependencies) {
  return {
    async list(
      owner: Owner,
      request: NotificationsRequest,
    ): Promise<{ data: Notification[]; meta: { pagination: Pagination; unread: number } }> {
      const [rows, total, unread] = await Promise.all([
        findNotifications(database, owner, request),
        countNotifications(database, owner, request),
        countUnread(database, owner),
      ]);
      return {
        data: rows.map(presentNotification),
        meta: { pagination: paginationOf(request, total), unread },
      };
    },

    /** @throws RequestError notFound for somebody else's. */
    async one(owner: Owner, id: number): Promise<Notification> {
      const row = await findNotification(database, owner, id);
      if (row === undefined) throw new RequestError('notification.not_found');
      return presentNotification(row);
    },

    /** @throws RequestError notFound for somebody else's. */
    async remove(owner: Owner, id: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        if (!(await deleteNotification(transaction, owner, id)))
          throw new RequestError('notification.not_found');
        await tellRead(transaction, owner, { ids: [id] });
      });
    },

    /** @throws RequestError notFound for somebody else's. */
    async markRead(owner: Owner, id: number): Promise<Notification> {
      return inTransaction(database, async (transaction) => {
        const row = await markRead(transaction, owner, id, new Date());
        if (row === undefined) throw new RequestError('notification.not_found');
        await tellRead(transaction, owner, { ids: [id] });
        return presentNotification(row);
      });
    },

    async markAllRead(owner: Owner): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const through = await markAllRead(transaction, owner, new Date());
        if (through !== undefined) await tellRead(transaction, owner, { through });
      });
    },

    /**
     * Tells one person of the sender's company, or everybody. Only who may change staff may send.
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
export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Other windows of the person see them as read. */
async function tellRead(
  transaction: Transaction,
  { userId }: Owner,
  event: { ids: number[] } | { through: number },
): Promise<void> {
  await publishToUsers(transaction, [{ userId, name: 'notifications-read', event }]);
}

/** @throws RequestError tooMany */
async function countSending(attempts: Attempts, { userId }: Sender): Promise<void> {
  const { most, windowSeconds } = sending;
  const [count] = await attempts.count([{ of: ['notifications', `${userId}`], windowSeconds }]);
  if (count !== undefined && count.hits > most)
    throw new RequestError('notification.too_many', { retryAfterSeconds: count.secondsLeft });
}
