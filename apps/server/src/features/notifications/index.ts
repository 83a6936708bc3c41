export {
  notifyDecision,
  notifyFinished,
  notifyJobStatus,
  notifyJoinFailed,
  notifyNewRole,
  notifyWebhookOff,
  tellOfJoining,
} from './notification-causes.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { createNotificationsService } from './notifications.service.ts';
export { createSocketWords } from './socket-words.ts';
export { sweepNotifications } from './notifications.tasks.ts';
