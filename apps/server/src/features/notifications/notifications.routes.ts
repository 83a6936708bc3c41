import {
  listNotifications,
  markAllNotifications,
  markNotification,
  notificationMessages,
} from '@nimble/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../platform/errors.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { handle, type SignedIn } from '../../platform/http/index.ts';
import { notificationsCollection } from './notifications.collection.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(app: FastifyInstance, notifications: NotificationsService): void {
  handle(app, listNotifications, async ({ principal, query }) => {
    const request = readCollectionQuery(query, notificationsCollection);
    const { page, pageSize } = request;
    const { companyId, userId } = principal;
    if (companyId !== null) return notifications.list({ companyId, userId }, request);
    // Before there is a company there is nothing to tell.
    return { data: [], meta: { pagination: { page, pageSize, total: 0, pageCount: 0 }, unread: 0 } };
  });
  handle(app, markNotification, async ({ principal, params }) => ({
    data: await notifications.markRead(ownerOf(principal), params.id),
  }));
  handle(app, markAllNotifications, async ({ principal }) => {
    const { companyId, userId } = principal;
    if (companyId !== null) await notifications.markAllRead({ companyId, userId });
    return { message: notificationMessages.allRead };
  });
}

function ownerOf({ companyId, userId }: SignedIn) {
  if (companyId === null) throw new RequestError('notFound', notificationMessages.notFound);
  return { companyId, userId };
}
