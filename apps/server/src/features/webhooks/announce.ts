import { domainEvents } from '@nimble/contracts/all-events';
import type { LookedUp, SentEvent, WebhookEvent, WebhookEventData } from '@nimble/contracts/webhooks';
import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type DeliveryRow, insertDelivery } from './deliveries/deliveries.repository.ts';
import { findListening } from './webhooks.repository.ts';
import { deliverWebhook, deliveryQueue } from './webhooks.tasks.ts';

/** How a field is found that the event does not carry. */
type Find<Field extends keyof LookedUp> = (
  transaction: Transaction,
  companyId: number,
  about: { jobId: number; invitationId?: number; submissionId?: number },
) => Promise<LookedUp[Field]> | LookedUp[Field];
export type LookUp = { readonly [Field in keyof LookedUp]: Find<Field> };

/**
 * Sends events of one type to a company's webhooks, each by itself, with the fields that the catalog names.
 * @param isIncluded Does the company's plan include webhooks? Others are kept but not called. Few companies have any,
 * so this is asked last.
 */
export async function announce(
  transaction: Transaction,
  events: readonly DomainEvent<WebhookEvent>[],
  {
    lookUp,
    isIncluded,
  }: { lookUp: LookUp; isIncluded: (transaction: Transaction, companyId: number) => Promise<boolean> },
): Promise<void> {
  const [first] = events;
  if (first === undefined) return;
  const { companyId, hasWebhooks } = first.by;
  if (hasWebhooks === false) return;
  const listening = await findListening(transaction, companyId, first.type);
  if (listening.length === 0 || !(await isIncluded(transaction, companyId))) return;
  const fields: readonly string[] = domainEvents[first.type].webhook;
  for (const event of events) {
    const carried: Record<string, unknown> = { ...event };
    for (const field of ['externalId', 'stage', 'screening'] as const)
      if (fields.includes(field)) carried[field] = await lookUp[field](transaction, companyId, event);
    const data = Object.fromEntries(
      fields.map((field) => [field, carried[field]]),
    ) as WebhookEventData[WebhookEvent];
    for (const { id } of listening)
      await sendTo(transaction, { companyId, webhookId: id, event: event.type, data, isAsked: false });
  }
}

/** Enqueues sending one event to one webhook, once the transaction commits. */
export async function sendTo<Event extends SentEvent>(
  transaction: Transaction,
  told: {
    companyId: number;
    webhookId: number;
    event: Event;
    data: WebhookEventData[Event];
    isAsked: boolean;
  },
): Promise<DeliveryRow> {
  const { companyId, webhookId, event, data, isAsked } = told;
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  const jobId = 'jobId' in data ? data.jobId : null;
  const row = await insertDelivery(transaction, { companyId, webhookId, event, jobId, body });
  const payload = { companyId, deliveryId: row.id, round: 1, isAsked };
  await enqueue(transaction, deliverWebhook, payload, deliveryQueue(webhookId));
  return row;
}
