import * as z from 'zod';
import { defineTask } from '../tasks/index.ts';

/**
 * Deletes stored files whose rows are gone; enqueued in the transaction that deleted the rows. There is no other
 * reference to these bytes, so the task is never given up: from the tenth time on it is retried every six hours, for
 * years.
 */
export const eraseFiles = defineTask({
  name: 'files.erase',
  payload: z.object({ keys: z.array(z.string()).max(1000) }),
  maxAttempts: 10_000,
  load: async () => (await import('./erase-files.ts')).eraseFilesHandler,
});

/** Runs by the clock. */
export const sweepUploads = defineTask({
  name: 'files.sweep-uploads',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-uploads.ts')).sweepUploadsHandler,
});

/** Runs by the clock. */
export const sweepArriving = defineTask({
  name: 'files.sweep-arriving',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-arriving.ts')).sweepArrivingHandler,
});
