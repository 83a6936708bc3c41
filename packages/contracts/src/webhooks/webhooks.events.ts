import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';

/** `name` is the host of its address. */
const webhook = { webhookId: z.number(), name: z.string() };

export const eventsOfWebhooks = {
  'webhook.created': domainEvent(
    'A person added a webhook',
    { ...webhook, events: z.string() },
    { audit: ['events'] },
  ),
  'webhook.changed': domainEvent(
    'A person changed a webhook',
    { ...webhook, fields: z.string(), on: z.optional(z.boolean()) },
    { audit: ['fields', 'on'] },
  ),
  'webhook.secret_rotated': domainEvent('A person created a new secret', webhook, { audit: [] }),
  'webhook.redelivered': domainEvent(
    'A person resent an event',
    { ...webhook, delivery: z.number() },
    { audit: ['delivery'] },
  ),
  'webhook.switched_off': domainEvent(
    'A webhook was switched off after `days` without a delivery, or because the receiver answered 410 (`isGone`)',
    { webhook: z.number(), host: z.string(), days: z.number(), isGone: z.boolean() },
    { audit: ['webhook', 'host'] },
  ),
  'webhook.deleted': domainEvent('A person deleted a webhook', webhook, { audit: [] }),
} as const;
