import { refusals } from '../refusal.ts';

export const notificationRefusals = refusals({
  'notification.not_found': { kind: 'notFound', text: 'Notification not found' },
  'notification.invalid_payload': { kind: 'invalidInput', text: 'invalid payload' },
  'notification.not_allowed': { kind: 'forbidden', text: 'You are not allowed to send notifications' },
  'notification.recipient_not_found': { kind: 'notFound', text: 'User not found' },
  'notification.too_many': { kind: 'tooMany', text: 'Too many requests. Please try again later.' },
});
