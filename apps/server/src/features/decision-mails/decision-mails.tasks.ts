import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Emails a candidate about a decision that was neither undone nor changed. */
export const sendDecisionMail = defineTask({
  name: 'decision-mails.send',
  payload: z.object({ companyId: z.number(), mailId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./send-decision-mail.ts')).sendDecisionMailHandler,
});
