import type { SentEvent, WebhookEvent, WebhookEventData } from '@nimble/contracts/webhooks';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type DeliveryRow, insertDelivery } from './deliveries.repository.ts';
import { findListening } from './webhooks.repository.ts';
import { deliverWebhook, deliveryQueue } from './webhooks.tasks.ts';

/** Tells a company's webhooks what has happened. Belongs into the transaction of the cause. */
export async function announce<Event extends WebhookEvent>(
  transaction: Transaction,
  companyId: number,
  event: Event,
  data: WebhookEventData[Event],
): Promise<void> {
  for (const { id } of await findListening(transaction, companyId, event))
    await sendTo(transaction, { companyId, webhookId: id, event, data, isAsked: false });
}

/** Has one event sent to one webhook once the transaction commits. */
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
  const row = await insertDelivery(transaction, { companyId, webhookId, event, body });
  const payload = { companyId, deliveryId: row.id, round: 1, isAsked };
  await enqueue(transaction, deliverWebhook, payload, deliveryQueue(webhookId));
  return row;
}
