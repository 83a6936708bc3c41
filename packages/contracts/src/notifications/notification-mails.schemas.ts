import * as z from 'zod/mini';

/** `at_once` waits a minute, so that several notifications share one email and those read meanwhile need none. */
export const notificationMailChoices = ['off', 'at_once', 'daily'] as const;
export type NotificationMailChoice = (typeof notificationMailChoices)[number];

/** `hour`: of the daily email, 0 to 23, UTC. */
export const notificationMails = z.object({
  mails: z.enum(notificationMailChoices),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type NotificationMails = z.infer<typeof notificationMails>;
