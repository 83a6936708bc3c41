import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Counts what is stored; runs by the clock, and when the master wants to know. */
export const countStorage = defineTask({
  name: 'installation.count-storage',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./count-storage.ts')).countStorageHandler,
});
