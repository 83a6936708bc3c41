import * as z from 'zod';
import { defineTask } from '../../platform/tasks/index.ts';

/** One after the other for each webhook: a slow receiver delays only itself. */
export function deliveryQueue(webhookId: number): { queue: string } {
  return { queue: `webhook-${webhookId}` };
}

/** Sends one event once; a failure schedules its own next round. More attempts are for crashes. */
export const deliverWebhook = defineTask({
  name: 'webhooks.deliver',
  payload: z.object({
    companyId: z.number(),
    deliveryId: z.number(),
    round: z.number(),
    /** A person waits for it: the webhook's pause does not apply. */
    isAsked: z.boolean(),
  }),
  maxAttempts: 5,
  waitsForOthers: true,
  load: async () => (await import('./deliveries/deliver-webhook.ts')).deliverWebhookHandler,
});

/** Deletes old deliveries, and sends those whose task was lost; runs by the clock. */
export const sweepDeliveries = defineTask({
  name: 'webhooks.sweep',
  payload: z.unknown(),
  maxAttempts: 1,
  load: async () => (await import('./deliveries/sweep-deliveries.ts')).sweepDeliveriesHandler,
});
