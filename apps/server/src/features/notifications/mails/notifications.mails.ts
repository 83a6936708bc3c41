import type { TranslatedText } from '@nimble/contracts';

/** The emails about notifications, around their own texts. */
export const notificationMails = {
  'digest.subject': {
    text: '{count, plural, one {# new notification} other {# new notifications}}',
    values: { count: 'number' },
  },
  'digest.notification': { text: '{title}: {message}', values: { title: 'text', message: 'text' } },
  'digest.more': { text: 'And {count, number} more.', values: { count: 'number' } },
  'digest.action': { text: 'Open Nimble' },
  'digest.footer': {
    text: 'You’re receiving this email because you turned on notification emails in your settings.',
  },
  'due.subject': {
    text: '{count, plural, one {# review is due} other {# reviews are due}}',
    values: { count: 'number' },
  },
  'due.today': { text: '{candidate}, {job}: due today', values: { candidate: 'text', job: 'text' } },
  'due.overdue': {
    text: '{candidate}, {job}: overdue since {day}',
    values: { candidate: 'text', job: 'text', day: 'text' },
  },
  'due.action': { text: 'Open my queue' },
  'due.footer': {
    text: 'You’re receiving this email because you turned on the daily email about reviews that are due in your settings.',
  },
  'digest.stop': { text: 'Stop these emails' },
} as const satisfies Readonly<Record<string, TranslatedText>>;
