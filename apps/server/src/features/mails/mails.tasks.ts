import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Forgets emails that no limit counts any more; runs by the clock. */
export const sweepMails = defineTask({
  name: 'mails.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-mails.ts')).sweepMailsHandler,
});
