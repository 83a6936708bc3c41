import type { Webhook, WebhookDelivery } from '@nimble/contracts/webhooks';
import type { DeliveryRow } from './deliveries/deliveries.repository.ts';
import type { WebhookRow } from './webhooks.repository.ts';

const states = { person: 'off', failures: 'failed', gone: 'gone' } as const;

export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    state: row.switched_off_by === null ? 'on' : states[row.switched_off_by],
    failingSince: row.failing_since?.toISOString() ?? null,
    createdBy: row.made_by_name,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    answerStatus: row.answer_status,
    failure: row.failure,
    milliseconds: row.milliseconds,
    body: row.body,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}
