import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

const payload = z.object({ companyId: z.number(), invitationId: z.number() });

/** Emails a job's link to an invited candidate. */
export const sendInvitation = defineTask({
  name: 'invitations.send',
  payload,
  maxAttempts: 15,
  sendsMail: true,
  load: async () => (await import('./send-invitation.ts')).sendInvitationHandler,
});

/** Emails the link once more, before the deadline. */
export const sendReminder = defineTask({
  name: 'invitations.send-reminder',
  payload,
  maxAttempts: 15,
  sendsMail: true,
  load: async () => (await import('./send-invitation.ts')).sendReminderHandler,
});

/** Gives out the next emails of batches; runs by the clock, and when a batch begins or continues. */
export const sendBatches = defineTask({
  name: 'invitations.send-batches',
  payload: z.unknown(),
  maxAttempts: 5,
  // It must not wait behind long work: the rate is for each minute.
  isAwaited: true,
  load: async () => (await import('./batches/send-batches.ts')).sendBatchesHandler,
});

/** Finds the invitations to remind of; runs by the clock. */
export const remindInvited = defineTask({
  name: 'invitations.remind',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./reminders/remind-invited.ts')).remindInvitedHandler,
});

/** Announces the invitations whose deadline has passed; runs by the clock. */
export const expireInvitations = defineTask({
  name: 'invitations.expire',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./progress/expire-invitations.ts')).expireInvitationsHandler,
});
