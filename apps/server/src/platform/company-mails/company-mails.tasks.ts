import * as z from 'zod';
import { defineTask } from '../tasks/index.ts';

/** Deletes counts of emails that no limit needs any more; runs by the clock. */
export const sweepMails = defineTask({
  name: 'mails.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-mails.ts')).sweepMailsHandler,
});
