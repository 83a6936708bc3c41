export { createBulkNotices } from './bulk/bulk-causes.ts';
export { notifyMentioned } from './mentions/notify-mentioned.ts';
export {
  notifyAssigned,
  notifyDecision,
  notifyFinished,
  notifyJobStatus,
  notifyJoined,
  notifyJoinFailed,
  notifyNewRole,
  notifyPaymentFailed,
  notifyWebhookOff,
} from './notification-causes.ts';
export { notificationMailsRoutes } from './notification-mails.routes.ts';
export { createNotificationMailsService } from './notification-mails.service.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { createNotificationsService } from './notifications.service.ts';
export { mailDaily, mailDue, mailNotifications, sweepNotifications } from './notifications.tasks.ts';
export { notifyUsers } from './notify.ts';
export { notifyOfStanding, notifyPlanSet, notifyPlanWarned, notifyTurnedAway } from './plan-causes.ts';
export { createSocketHandlers } from './socket-handlers.ts';
