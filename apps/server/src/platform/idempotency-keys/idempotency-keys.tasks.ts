import * as z from 'zod';
import type { Database } from '../database/index.ts';
import { defineTask } from '../tasks/index.ts';

/** Deletes expired answers of calls with an Idempotency-Key; runs by the clock. */
export const sweepIdempotencyKeys = defineTask({
  name: 'kept-answers.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => {
    const { deleteOldAnswers } = await import('./idempotency-keys.ts');
    return (_payload: unknown, { database }: { database: Database }) => deleteOldAnswers(database);
  },
});
