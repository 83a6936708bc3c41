import { messages } from '../message.ts';

/** Texts of notification calls; those fixed by the specification are verbatim. */
export const notificationMessages = messages('notification', {
  sent: 'Notification sent',
  allRead: 'All notifications are marked as read',
  unsubscribed: 'You won’t receive notification emails anymore',
  testTitle: 'Test',
});
