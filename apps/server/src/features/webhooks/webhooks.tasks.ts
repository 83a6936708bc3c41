import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** All of them one after the other: a receiver that is slow never takes the places of other tasks. */
export const deliveryQueue = { queue: 'webhooks' } as const;

/** Sends one event once; what fails arranges its next round itself. More attempts are for crashes. */
export const deliverWebhook = defineTask({
  name: 'webhooks.deliver',
  payload: z.object({
    companyId: z.number(),
    deliveryId: z.number(),
    round: z.number(),
    /** A person waits for it: the webhook's pause does not hold it back. */
    isAsked: z.boolean(),
  }),
  maxAttempts: 5,
  load: async () => (await import('./deliver-webhook.ts')).deliverWebhookHandler,
});

/** Removes what was delivered long ago; runs by the clock. */
export const sweepDeliveries = defineTask({
  name: 'webhooks.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./sweep-deliveries.ts')).sweepDeliveriesHandler,
});
