export { NotificationBell } from './notification-bell.tsx';
export { AllNotificationsPage } from './page/all-notifications-page.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
