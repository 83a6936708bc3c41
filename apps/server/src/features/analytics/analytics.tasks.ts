import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Adds up pending counts into the rows of days; runs by the clock. */
export const addUpDays = defineTask({
  name: 'analytics.add-up-days',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./add-up-days.ts')).addUpDaysHandler,
});
