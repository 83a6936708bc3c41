import { notificationTypes } from '@nimble/contracts/notifications';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of one's notifications; documented with `listNotifications`. */
export const notificationsCollection = declareCollection({
  filters: {
    id: { kind: 'number', operators: ['$eq', '$in', '$lt'] },
    read: { kind: 'choice', values: ['true', 'false'], operators: ['$eq'] },
    type: { kind: 'choice', values: notificationTypes, operators: ['$eq', '$in'] },
    createdAt: { kind: 'time', operators: ['$gte', '$gt', '$lte', '$lt'] },
  },
  sort: ['id', 'createdAt'],
  defaultSort: { field: 'createdAt', direction: 'desc' },
  populate: [],
});

export type NotificationsRequest = RequestOf<typeof notificationsCollection>;
