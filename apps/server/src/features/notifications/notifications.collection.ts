import { notification, notificationTypes } from '@nimble/contracts/notifications';
import { declareCollection, declareItem, type RequestOf } from '../../platform/http/collections/index.ts';

const fields = Object.keys(notification.shape);

/** What may be asked of one's notifications. */
export const notificationsCollection = declareCollection({
  filters: {
    id: { kind: 'number' },
    read: { kind: 'choice', values: ['true', 'false'] },
    type: { kind: 'choice', values: notificationTypes },
    title: { kind: 'text' },
    submissionId: { kind: 'number', nullable: true },
    jobId: { kind: 'number', nullable: true },
    createdAt: { kind: 'time' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: {},
  fields,
});

export const oneNotification = declareItem({ populate: {}, fields });

export type NotificationsRequest = RequestOf<typeof notificationsCollection>;
