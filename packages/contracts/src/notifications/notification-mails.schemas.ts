import * as z from 'zod/mini';

/** `at_once` waits a minute, so that what is read meanwhile, and what comes together, makes no mail of its own. */
export const notificationMailChoices = ['off', 'at_once', 'daily'] as const;
export type NotificationMailChoice = (typeof notificationMailChoices)[number];

/** `hour`: of the daily mail, 0 to 23, UTC. */
export const notificationMails = z.object({
  mails: z.enum(notificationMailChoices),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
});
export type NotificationMails = z.infer<typeof notificationMails>;
