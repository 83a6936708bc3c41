import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Checks an accepted take by its bytes: `uploading → ready | failed`. */
export const checkResponse = defineTask({
  name: 'recordings.check',
  payload: z.object({ companyId: z.number(), responseId: z.number() }),
  maxAttempts: 5,
  isAwaited: true,
  saysWhenLost: true,
  load: async () => (await import('./check-response.ts')).checkResponseHandler,
});

/** Deletes takes that a submitted interview does not use; runs by the clock. */
export const sweepTakes = defineTask({
  name: 'recordings.sweep-takes',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./takes/sweep-takes.ts')).sweepTakesHandler,
});
