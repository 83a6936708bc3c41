export type { NotificationsRequest } from './notifications.collection.ts';
export {
  changeNotificationMails,
  getNotificationMails,
  openUnsubscribing,
  unsubscribe,
} from './notification-mails.routes.ts';
export {
  type NotificationMailChoice,
  notificationMailChoices,
  type NotificationMails,
} from './notification-mails.schemas.ts';
export { notificationMessages } from './notifications.messages.ts';
export {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotifications,
  markNotification,
  sendNotification,
} from './notifications.routes.ts';
export {
  longestMessage,
  longestTitle,
  type Notification,
  notification,
  type NotificationPage,
  notificationToSend,
  type NotificationToSend,
  type NotificationType,
  notificationTypes,
  pathsOfPages,
  testToSend,
} from './notifications.schemas.ts';
