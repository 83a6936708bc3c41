import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Deletes old notifications; runs by the clock. */
export const sweepNotifications = defineTask({
  name: 'notifications.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-notifications.ts')).sweepNotificationsHandler,
});

/** Emails one person their unread notifications. */
export const mailNotifications = defineTask({
  name: 'notifications.mail',
  payload: z.object({ companyId: z.number(), userId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./mail-notifications.ts')).mailNotificationsHandler,
});

/** Emails one person the reviews that are due on a day. */
export const mailDue = defineTask({
  name: 'notifications.mail-due',
  payload: z.object({ companyId: z.number(), userId: z.number(), day: z.string() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./due/mail-due.ts')).mailDueHandler,
});

/** Starts the daily emails of people whose hour has come; runs by the clock. */
export const mailDaily = defineTask({
  name: 'notifications.mail-daily',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./mail-daily.ts')).mailDailyHandler,
});
