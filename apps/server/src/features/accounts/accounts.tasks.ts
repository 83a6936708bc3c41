import { languageField } from '@nimble/contracts';
import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** The language of the page that requested the email, for people who have not chosen one. */
const language = z.optional(languageField);

/**
 * Makes a code and emails it; the code itself is never part of a task. The address is looked up here and not by the
 * call, whose answer then takes as long for an unknown one.
 */
export const sendVerificationMail = defineTask({
  name: 'accounts.send-verification',
  payload: z.union([z.object({ userId: z.number(), language }), z.object({ email: z.string(), language })]),
  maxAttempts: 15,
  isAwaited: true,
  sendsMail: true,
  load: async () => (await import('./registration/send-verification-mail.ts')).sendVerificationMailHandler,
});

/** Makes a code for choosing a password and emails it to an invited user. */
export const sendInvitationMail = defineTask({
  name: 'accounts.send-invitation',
  payload: z.object({ userId: z.number() }),
  maxAttempts: 15,
  isAwaited: true,
  sendsMail: true,
  load: async () => (await import('./registration/send-invitation-mail.ts')).sendInvitationMailHandler,
});

/** Makes a code and emails it to the person who is invited to set up a company. */
export const sendCompanyInvitation = defineTask({
  name: 'accounts.send-company-invitation',
  payload: z.object({ invitationId: z.number(), language }),
  maxAttempts: 15,
  sendsMail: true,
  load: async () => (await import('./registration/send-company-invitation.ts')).sendCompanyInvitationHandler,
});

/** The same as verification, for a new password. */
export const sendPasswordResetMail = defineTask({
  name: 'accounts.send-password-reset',
  payload: z.object({ email: z.string(), language }),
  maxAttempts: 15,
  isAwaited: true,
  sendsMail: true,
  load: async () => (await import('./password/send-password-reset-mail.ts')).sendPasswordResetMailHandler,
});

/** The same as verification, for the new address of a person who has an account. */
export const sendEmailConfirmation = defineTask({
  name: 'accounts.send-email-confirmation',
  payload: z.object({ userId: z.number(), language }),
  maxAttempts: 15,
  isAwaited: true,
  sendsMail: true,
  load: async () => (await import('./profile/send-email-confirmation.ts')).sendEmailConfirmationHandler,
});

/** Informs the former address of an account that it has another one. */
export const sendEmailChangedNotice = defineTask({
  name: 'accounts.send-email-changed',
  payload: z.object({ userId: z.number(), former: z.string() }),
  maxAttempts: 15,
  sendsMail: true,
  load: async () => (await import('./profile/send-email-changed-notice.ts')).sendEmailChangedNoticeHandler,
});

/** Deletes expired sessions, codes and counts of attempts; runs by the clock. */
export const sweepAccounts = defineTask({
  name: 'accounts.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-accounts.ts')).sweepAccountsHandler,
});
