import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Removes what is old; runs by the clock. */
export const sweepNotifications = defineTask({
  name: 'notifications.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-notifications.ts')).sweepNotificationsHandler,
});

/** Mails one person what they have not read. */
export const mailNotifications = defineTask({
  name: 'notifications.mail',
  payload: z.object({ companyId: z.number(), userId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./mail-notifications.ts')).mailNotificationsHandler,
});

/** Starts the daily mails of those whose hour has come; runs by the clock. */
export const mailDaily = defineTask({
  name: 'notifications.mail-daily',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./mail-daily.ts')).mailDailyHandler,
});
