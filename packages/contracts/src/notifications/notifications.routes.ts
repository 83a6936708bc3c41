import * as z from 'zod/mini';
import { idField, idParameters, messageAnswer } from '../fields.ts';
import { collectionQuery, pagination } from '../pagination.ts';
import { route } from '../route.ts';
import { notificationItem, notificationsCollection } from './notifications.collection.ts';
import { notification, notificationToSend } from './notifications.schemas.ts';

/** The caller's own, newest first. `meta.unread` counts all that are unread, whatever the filters. */
export const listNotifications = route({
  method: 'GET',
  url: '/api/notifications',
  collection: notificationsCollection,
  schema: {
    summary: 'List your notifications',
    querystring: collectionQuery,
    response: {
      200: z.object({
        data: z.array(notification),
        meta: z.object({ pagination, unread: z.number() }),
      }),
    },
  },
  config: { access: 'signedIn' },
});

export const getNotification = route({
  method: 'GET',
  url: '/api/notifications/:id',
  item: notificationItem,
  schema: {
    summary: 'Get one of your notifications',
    params: idParameters,
    querystring: collectionQuery,
    response: { 200: z.object({ data: notification }) },
  },
  config: { access: 'signedIn', refuses: ['notification.not_found'] },
});

/** Notifies one person of the company, or everybody; at most ten times a minute. */
export const sendNotification = route({
  method: 'POST',
  url: '/api/notifications',
  schema: {
    summary: 'Send a notification',
    body: z.object({ data: notificationToSend }),
    response: { 200: messageAnswer },
  },
  config: {
    access: { resource: 'user-management', action: 'update' },
    refuses: ['notification.recipient_not_found', 'notification.too_many'],
  },
});

export const deleteNotification = route({
  method: 'DELETE',
  url: '/api/notifications/:id',
  schema: {
    summary: 'Delete one of your notifications',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access: 'signedIn', refuses: ['notification.not_found'] },
});

/** Marks one of the caller's own. */
export const markNotification = route({
  method: 'PUT',
  url: '/api/notifications/:id',
  schema: {
    summary: 'Mark a notification as read',
    params: idParameters,
    body: z.object({ data: z.object({ read: z.literal(true) }) }),
    response: { 200: z.object({ data: notification }) },
  },
  config: { access: 'signedIn', refuses: ['notification.not_found'] },
});

/** Marks all that exist at this moment. */
export const markAllNotifications = route({
  method: 'POST',
  url: '/api/notifications/read-all',
  schema: {
    summary: 'Mark all notifications as read',
    response: { 200: messageAnswer },
  },
  config: { access: 'signedIn' },
});

/** Marks the caller's own about one submission, as far as they are unread; `ids` are those. */
export const markNotificationsAbout = route({
  method: 'POST',
  url: '/api/notifications/read-about',
  schema: {
    summary: 'Mark your notifications about a submission as read',
    body: z.object({ data: z.object({ submissionId: idField }) }),
    response: { 200: z.object({ data: z.object({ ids: z.array(z.number()) }) }) },
  },
  config: { access: 'signedIn' },
});
