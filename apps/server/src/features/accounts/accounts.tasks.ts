import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** Makes a fresh code and mails it; the code itself is never part of a task. */
export const sendVerificationMail = defineTask({
  name: 'accounts.send-verification',
  payload: z.object({ userId: z.number() }),
  maxAttempts: 15,
  load: async () => (await import('./send-verification-mail.ts')).sendVerificationMailHandler,
});

/** Makes a fresh code for choosing a password and mails it to somebody who was invited. */
export const sendInvitationMail = defineTask({
  name: 'accounts.send-invitation',
  payload: z.object({ userId: z.number() }),
  maxAttempts: 15,
  load: async () => (await import('./send-invitation-mail.ts')).sendInvitationMailHandler,
});

/** Removes expired sessions and codes; runs by the clock. */
export const sweepAccounts = defineTask({
  name: 'accounts.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-accounts.ts')).sweepAccountsHandler,
});
