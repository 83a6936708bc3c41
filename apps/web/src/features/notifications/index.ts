export { NotificationBell } from './notification-bell.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
