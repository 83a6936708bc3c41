import type { Pagination } from '@nimble/contracts';
import type { Notification, NotificationsRequest } from '@nimble/contracts/notifications';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { publishToUsers } from '../../platform/realtime/index.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  countNotifications,
  countUnread,
  deleteNotification,
  findNotification,
  findNotifications,
  markAllRead,
  markRead,
  markReadAbout,
  type Owner,
} from './notifications.repository.ts';
import { createSendingService, type SendingDependencies } from './sending.service.ts';

/** So many stay below the length that a message may have. */
const idsOfMessage = 300;

/** A person's own notifications, and sending to others. */
export function createNotificationsService(dependencies: SendingDependencies) {
  const { database } = dependencies;
  return {
    ...createSendingService(dependencies),

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
        data: rows.map((row) => presentNotification(row)),
        meta: { pagination: paginationOf(request, total), unread },
      };
    },

    /** @throws RequestError notFound for another person's. */
    async one(owner: Owner, id: number): Promise<Notification> {
      const row = await findNotification(database, owner, id);
      if (row === undefined) throw new RequestError('notification.not_found');
      return presentNotification(row);
    },

    /** @throws RequestError notFound for another person's. */
    async remove(owner: Owner, id: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        if (!(await deleteNotification(transaction, owner, id)))
          throw new RequestError('notification.not_found');
        await tellRead(transaction, owner, { ids: [id] });
      });
    },

    /** @throws RequestError notFound for another person's. */
    async markRead(owner: Owner, id: number): Promise<Notification> {
      return inTransaction(database, async (transaction) => {
        const row = await markRead(transaction, owner, id, new Date());
        if (row === undefined) throw new RequestError('notification.not_found');
        await tellRead(transaction, owner, { ids: [id] });
        return presentNotification(row);
      });
    },

    /** @returns the ids of those that were unread. */
    async markReadAbout(owner: Owner, submissionId: number): Promise<number[]> {
      return inTransaction(database, async (transaction) => {
        const ids = await markReadAbout(transaction, owner, submissionId, new Date());
        for (let start = 0; start < ids.length; start += idsOfMessage)
          await tellRead(transaction, owner, { ids: ids.slice(start, start + idsOfMessage) });
        return ids;
      });
    },

    async markAllRead(owner: Owner): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const through = await markAllRead(transaction, owner, new Date());
        if (through !== undefined) await tellRead(transaction, owner, { through });
      });
    },
  };
}
export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Other windows of the person show them as read. */
async function tellRead(
  transaction: Transaction,
  { userId }: Owner,
  event: { ids: number[] } | { through: number },
): Promise<void> {
  await publishToUsers(transaction, [{ userId, name: 'notifications-read', event }]);
}
