import { declareCollection, declareItem, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { notificationKinds } from './notifications.kinds.ts';
import { notification, notificationTypes } from './notifications.schemas.ts';

const fields = fieldsOf(notification);

/** Allowed queries of the caller's notifications. */
export const notificationsCollection = declareCollection({
  name: 'Notification',
  filters: {
    id: { kind: 'number' },
    read: { kind: 'boolean' },
    type: { kind: 'choice', values: notificationTypes },
    kind: { kind: 'choice', values: notificationKinds },
    submissionId: { kind: 'number', nullable: true },
    jobId: { kind: 'number', nullable: true },
    createdAt: { kind: 'time' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: {},
  fields,
});

export const notificationItem = declareItem({ populate: {}, fields });

export type NotificationsRequest = RequestOf<typeof notificationsCollection>;
