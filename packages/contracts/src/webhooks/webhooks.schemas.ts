import * as z from 'zod/mini';
import { type DomainEvents, type EventData, type EventsWith, eventsWith } from '../all-events.ts';
import { fieldMessages } from '../fields.messages.ts';
import { timestampField, trimmedText } from '../fields.ts';
import { stageOfSubmission } from '../stages/stages.schemas.ts';
import { screeningOutcomes } from '../submissions/submissions.schemas.ts';
import { webhookMessages as messages } from './webhooks.messages.ts';

/** Maximum in one company. */
export const mostWebhooks = 20;
/** Days without a successful delivery after which a webhook is switched off. */
export const failingDays = 5;
/** How long deliveries are stored, days. */
export const deliveryDays = 30;
/** How long the former secret also signs after a rotation, hours. */
export const formerSecretHours = 24;

/** Events that can be subscribed to: those that the catalog declares for webhooks. */
export const webhookEvents = eventsWith('webhook');
export type WebhookEvent = EventsWith<'webhook'>;
/** `ping` is sent by hand. */
export const sentEvents = [...webhookEvents, 'ping'] as const;
export type SentEvent = (typeof sentEvents)[number];

/** What payloads carry and events do not. */
export const lookedUp = z.object({
  /** The `externalId` of the candidate's invitation. */
  externalId: z.nullable(z.string()),
  /** A stage of the company; null: the built-in stage of the status. */
  stage: z.nullable(stageOfSubmission),
  /** What the answers say of the requirements; null: no question screens. */
  screening: z.nullable(z.enum(screeningOutcomes)),
});
export type LookedUp = z.infer<typeof lookedUp>;

/**
 * Payloads: ids and statuses, never a candidate's name or statements, which would outlive their erasure at the receiver
 * and in the log. The rest can be fetched by id.
 */
export type WebhookEventData = {
  [Name in WebhookEvent]: Pick<
    EventData<Name> & LookedUp,
    DomainEvents[Name]['webhook'][number] & (keyof EventData<Name> | keyof LookedUp)
  >;
} & { ping: Record<string, never> };

/** A full URL; whether its host is allowed is decided when its name is resolved. */
const addressField = trimmedText({
  required: messages.addressMissing,
  shortest: 1,
  tooShort: messages.addressMissing,
  longest: 500,
  tooLong: fieldMessages.tooLong,
}).check(
  z.refine(
    (value) => /^https?:\/\//i.test(value) && z.safeParse(z.url(), value).success,
    messages.addressInvalid,
  ),
);

const eventsField = z.pipe(
  z
    .array(z.enum(webhookEvents), messages.noEvents)
    .check(z.minLength(1, messages.noEvents), z.maxLength(webhookEvents.length)),
  z.transform((events) => [...new Set(events)]),
);

export const newWebhook = z.object({ url: addressField, events: eventsField });
export type NewWebhook = z.infer<typeof newWebhook>;

/** Omitted fields stay. `isOn: true` turns a webhook on that was switched off. */
export const webhookChanges = z.object({
  url: z.optional(addressField),
  events: z.optional(eventsField),
  isOn: z.optional(z.boolean()),
});
export type WebhookChanges = z.infer<typeof webhookChanges>;

export const webhook = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /**
   * `failed`: switched off automatically after days without a successful delivery. `gone`: because the receiver
   * answered 410. `off`: by a person.
   */
  state: z.enum(['on', 'off', 'failed', 'gone']),
  /** Since when deliveries have failed; null while they succeed. */
  failingSince: z.nullable(timestampField),
  createdBy: z.string(),
  createdAt: timestampField,
});
export type Webhook = z.infer<typeof webhook>;

/** `secret` is shown this once; afterwards it can only be replaced. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

/** Why a delivery failed without a valid answer. */
export const deliveryFailures = [
  'answer',
  'timeout',
  'unknown_host',
  'private_address',
  'tls',
  'connection',
  'switched_off',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const webhookDelivery = z.object({
  id: z.number(),
  event: z.enum(sentEvents),
  /** `waiting`: for its first try or a retry. `failed`: given up. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** The status code of the last answer; null without one. */
  answerStatus: z.nullable(z.number()),
  failure: z.nullable(z.enum(deliveryFailures)),
  /** How long the last try took, milliseconds. */
  milliseconds: z.nullable(z.number()),
  /** The payload, as JSON. */
  body: z.string(),
  createdAt: timestampField,
  triedAt: z.nullable(timestampField),
  nextTryAt: z.nullable(timestampField),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
