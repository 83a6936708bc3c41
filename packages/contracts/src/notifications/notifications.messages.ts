/** What the server says about notifications; those that spec 2 §8 quotes stand verbatim. */
export const notificationMessages = {
  sent: 'Notification sent',
  allRead: 'All notifications are marked as read',
  unsubscribed: 'You won’t receive notification emails any more',

  testTitle: 'Test',
} as const;
