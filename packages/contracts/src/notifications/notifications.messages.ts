/** What the server says about notifications; those that spec 2 §8 quotes stand verbatim. */
export const notificationMessages = {
  notFound: 'Notification not found',
  sent: 'Notification sent',
  allRead: 'All notifications are marked as read',
  invalidPayload: 'invalid payload',

  notAllowed: 'You are not allowed to send notifications',
  recipientNotFound: 'User not found',
  tooMany: 'Too many requests. Please try again later.',

  unsubscribed: 'You get no more mails of notifications',

  testTitle: 'Test',
} as const;
