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
export { listNotifications, markAllNotifications, markNotification } from './notifications.routes.ts';
export {
  longestMessage,
  longestTitle,
  type Notification,
  notificationToSend,
  type NotificationToSend,
  type NotificationType,
  notificationTypes,
  testToSend,
} from './notifications.schemas.ts';
