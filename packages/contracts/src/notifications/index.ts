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
