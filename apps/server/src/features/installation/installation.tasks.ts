import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Counts stored files; runs by the clock, and on the master's request. */
export const countStorage = defineTask({
  name: 'installation.count-storage',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./count-storage.ts')).countStorageHandler,
});
