import * as z from 'zod/mini';

/** `at_once` waits a minute, so that several notifications share one email and those read meanwhile need none. */
export const notificationMailChoices = ['off', 'at_once', 'daily'] as const;
export type NotificationMailChoice = (typeof notificationMailChoices)[number];

/** `hour`: of the daily emails, 0 to 23, UTC. `due`: a daily email about reviews that are due, on days with any. */
export const notificationMails = z.object({
  mails: z.enum(notificationMailChoices),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  due: z._default(z.boolean(), false),
});
export type NotificationMails = z.infer<typeof notificationMails>;
