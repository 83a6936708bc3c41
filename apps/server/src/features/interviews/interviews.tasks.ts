import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Emails the candidate that the interview has arrived, with the link to see and erase it. */
export const sendConfirmationMail = defineTask({
  name: 'interviews.send-confirmation-mail',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./mails/send-confirmation-mail.ts')).sendConfirmationMailHandler,
});

/** Emails the candidate that another attempt is allowed. */
export const sendNewAttemptMail = defineTask({
  name: 'interviews.send-new-attempt-mail',
  payload: z.object({ companyId: z.number(), submissionId: z.number() }),
  maxAttempts: 10,
  sendsMail: true,
  load: async () => (await import('./mails/send-new-attempt-mail.ts')).sendNewAttemptMailHandler,
});

/**
 * Emails the link to continue. The interview is looked up in the task, so that the call takes the same time either way.
 */
export const sendContinueMail = defineTask({
  name: 'interviews.send-continue-mail',
  payload: z.object({ shareToken: z.string(), email: z.string() }),
  maxAttempts: 5,
  isAwaited: true,
  sendsMail: true,
  load: async () => (await import('./mails/send-continue-mail.ts')).sendContinueMailHandler,
});
