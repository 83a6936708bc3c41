import * as z from 'zod';
import type { Database } from '../database/index.ts';
import { defineTask } from '../tasks/index.ts';

/** Deletes expired answers of calls with an Idempotency-Key; runs by the clock. */
export const sweepKeptAnswers = defineTask({
  name: 'kept-answers.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => {
    const { deleteOldAnswers } = await import('./kept-answers.ts');
    return (_payload: unknown, { database }: { database: Database }) => deleteOldAnswers(database);
  },
});
