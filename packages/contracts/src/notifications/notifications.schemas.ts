import * as z from 'zod/mini';
import { fieldMessages } from '../fields.messages.ts';
import { text, timestampField } from '../fields.ts';

/** The kind of a notification, which chooses its icon; `info` is the default. */
export const notificationTypes = [
  'submission_update',
  'job_update',
  'success',
  'warning',
  'error',
  'info',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Pages of the company that a notification can lead to. */
const notificationPages = ['plans', 'retention'] as const;
export type NotificationPage = (typeof notificationPages)[number];
export const pathsOfPages: Readonly<Record<NotificationPage, string>> = {
  plans: '/plans',
  retention: '/plans/retention',
};

/** One user's notification. `submissionId`, `jobId` and `page` name its subject and where it leads. */
export const notification = z.object({
  id: z.number(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  submissionId: z.nullable(z.number()),
  jobId: z.nullable(z.number()),
  page: z.nullable(z.enum(notificationPages)),
  createdAt: timestampField,
});
export type Notification = z.infer<typeof notification>;

export const longestTitle = 100;
export const longestMessage = 500;
const filled = z.minLength(1, fieldMessages.required);

/** Payload of `send-notification`; without `userId` it goes to everybody in the sender's company. */
export const notificationToSend = z.object({
  type: z._default(z.enum(notificationTypes), 'info'),
  title: text(longestTitle).check(z.trim(), filled),
  message: text(longestMessage).check(z.trim(), filled),
  userId: z.optional(z.int().check(z.positive())),
});
export type NotificationToSend = z.infer<typeof notificationToSend>;

/** Payload of `test`; it comes back to its sender as a notification that is not stored. */
export const testToSend = z.object({ message: text(longestMessage).check(z.trim(), filled) });
