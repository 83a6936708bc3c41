import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Removes what is old; runs by the clock. */
export const sweepNotifications = defineTask({
  name: 'notifications.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-notifications.ts')).sweepNotificationsHandler,
});
