import { textOf } from '@nimble/contracts';
import {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotifications,
  markNotification,
  markNotificationsAbout,
  notificationMessages,
  sendNotification,
} from '@nimble/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../platform/errors.ts';
import {
  handle,
  handleCollection,
  handleItem,
  paginationOf,
  type SignedIn,
} from '../../platform/http/index.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(app: FastifyInstance, notifications: NotificationsService): void {
  handleCollection(app, listNotifications, async ({ principal }, request) => {
    const { companyId, userId } = principal;
    if (companyId !== null) return notifications.list({ companyId, userId }, request);
    // Without a company there are no notifications.
    return { data: [], meta: { pagination: paginationOf(request, 0), unread: 0 } };
  });
  handleItem(app, getNotification, async ({ principal, params }) => ({
    data: await notifications.one(ownerOf(principal), params.id),
  }));
  handle(app, sendNotification, async ({ principal, body }) => {
    await notifications.send(principal, body.data);
    return { message: textOf(notificationMessages.sent) };
  });
  handle(app, deleteNotification, async ({ principal, params }) => {
    await notifications.remove(ownerOf(principal), params.id);
    return { data: { id: params.id } };
  });
  handle(app, markNotification, async ({ principal, params }) => ({
    data: await notifications.markRead(ownerOf(principal), params.id),
  }));
  handle(app, markAllNotifications, async ({ principal }) => {
    const { companyId, userId } = principal;
    if (companyId !== null) await notifications.markAllRead({ companyId, userId });
    return { message: textOf(notificationMessages.allRead) };
  });
  handle(app, markNotificationsAbout, async ({ principal, body }) => {
    const { companyId, userId } = principal;
    if (companyId === null) return { data: { ids: [] } };
    return {
      data: { ids: await notifications.markReadAbout({ companyId, userId }, body.data.submissionId) },
    };
  });
}

function ownerOf({ companyId, userId }: SignedIn) {
  if (companyId === null) throw new RequestError('notification.not_found');
  return { companyId, userId };
}
