import * as z from 'zod';
import type { Storage } from '../../platform/storage/index.ts';
import { defineTask } from '../../platform/tasks/index.ts';

/** Removes stored files whose rows are gone; enqueued in the transaction that removed the rows. */
export const eraseFiles = defineTask({
  name: 'files.erase',
  payload: z.object({ keys: z.array(z.string()).max(1000) }),
  maxAttempts: 25,
  load:
    async () =>
    async ({ keys }: { keys: string[] }, { storage }: { storage: Storage }) => {
      for (const key of keys) await storage.erase(key);
    },
});

/** Runs by the clock. */
export const sweepUploads = defineTask({
  name: 'files.sweep-uploads',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-uploads.ts')).sweepUploadsHandler,
});
