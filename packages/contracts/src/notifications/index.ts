export {
  changeNotificationMails,
  getNotificationMails,
  openUnsubscribing,
  unsubscribe,
} from './notification-mails.routes.ts';
export {
  type NotificationMailChoice,
  type NotificationMails,
  notificationMailChoices,
} from './notification-mails.schemas.ts';
export type { NotificationsRequest } from './notifications.collection.ts';
export { kindsOfNotices, type NotificationKind, notificationKinds } from './notifications.kinds.ts';
export { notificationMessages } from './notifications.messages.ts';
export { type Notice, type NoticeCode, noticeTexts } from './notifications.notices.ts';
export {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotifications,
  markNotification,
  markNotificationsAbout,
  sendNotification,
} from './notifications.routes.ts';
export {
  longestMessage,
  longestTitle,
  type Notification,
  type NotificationPage,
  type NotificationToSend,
  type NotificationType,
  notification,
  notificationToSend,
  notificationTypes,
  pathsOfPages,
  testToSend,
} from './notifications.schemas.ts';
