/** Texts of the notifications; those fixed by the specification are verbatim. */
export const notificationMessages = {
  heading: 'Notifications',
  /** `unread` as the badge shows it, so that the accessible name matches the visible text. */
  bell: (unread: string) => (unread === '' ? 'Notifications' : `Notifications, ${unread} unread`),
  markAll: 'Mark all read',
  markOne: 'Mark as read',
  markOneOf: (title: string) => `Mark as read: ${title}`,
  none: 'No notifications yet',
  unread: 'Unread',
  markFailed: 'Failed to mark notification as read',
  markAllFailed: 'Failed to mark all notifications as read',
  loading: 'Loading notifications',
  loadFailed: 'Failed to load notifications',
  retry: 'Retry',
  older: 'Show older',
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes}m ago`,
  hoursAgo: (hours: number) => `${hours}h ago`,
  daysAgo: (days: number) => `${days}d ago`,
  desktop: 'Also show them outside this tab',
  turnOn: 'Turn on',
  desktopRefused: 'Your browser does not allow it. You can change that in its settings for this site.',
} as const;

/** The name of each kind's icon for screen readers. */
export const typeNames = {
  submission_update: 'Candidate',
  job_update: 'Job',
  success: 'Success',
  warning: 'Warning',
  error: 'Problem',
  info: 'Information',
} as const;

/** Of the page behind the link of an email. */
export const unsubscribeMessages = {
  title: 'Stop notification emails?',
  text: 'You will still see notifications in Nimble. You can turn the emails on again in your settings.',
  action: 'Stop these emails',
  ended: 'You won’t receive these emails anymore',
  endedText: 'To turn them on again, open Settings, then Notifications, in Nimble.',
  failed: 'Failed to stop the emails. Please use the link in a newer email, or your settings.',
} as const;
