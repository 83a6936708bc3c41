import { failingDays } from '@nimble/contracts/webhooks';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { emit } from '../../../platform/events/index.ts';
import type { Outcome } from '../../../platform/outgoing/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { lockWebhook, updateWebhook, withoutFailures } from '../webhooks.repository.ts';
import { deliverWebhook, deliveryQueue } from '../webhooks.tasks.ts';
import { type Delivery, lockRound, updateDelivery } from './deliveries.repository.ts';
import { askedDelay, pauseAfter, retryDelay } from './retry-delays.ts';

/** The status by which a receiver says that it never wants to be called again. */
const gone = 410;
const failingMilliseconds = failingDays * dayMilliseconds;

type Tried = Delivery & { webhookId: number; round: number; outcome: Outcome; milliseconds: number };

/** Stores the outcome of a try, and schedules the next one if there is one. */
export async function recordOutcome(database: Database, tried: Tried): Promise<void> {
  const { companyId, webhookId, round, outcome, milliseconds } = tried;
  await inTransaction(database, async (transaction) => {
    // In this order everywhere: the webhook before its deliveries.
    const webhook = await lockWebhook(transaction, companyId, webhookId);
    const delivery = await lockRound(transaction, tried, round);
    if (webhook === undefined || delivery === undefined) return;
    const attempts = delivery.attempts + 1;
    const now = new Date();
    const status = 'status' in outcome ? outcome.status : null;
    const facts = { attempts, answer_status: status, milliseconds, tried_at: now };
    if (status !== null && status >= 200 && status < 300) {
      await updateDelivery(transaction, tried, {
        ...facts,
        state: 'delivered',
        failure: null,
        next_try_at: null,
      });
      if (webhook.failing_since !== null)
        await updateWebhook(transaction, companyId, webhookId, withoutFailures);
      return;
    }
    const failure = 'failure' in outcome ? outcome.failure : 'answer';
    const isGone = status === gone;
    const asked = askedDelay(outcome);
    await countFailure(transaction, { companyId, ...webhook }, { now, isGone, asked });
    const wait = isGone ? undefined : retryDelay(attempts);
    if (wait === undefined) {
      await updateDelivery(transaction, tried, { ...facts, failure, state: 'failed', next_try_at: null });
      return;
    }
    const runAt = new Date(now.getTime() + Math.max(wait, asked));
    await updateDelivery(transaction, tried, { ...facts, failure, next_try_at: runAt, round: round + 1 });
    const payload = { companyId, deliveryId: tried.deliveryId, round: round + 1, isAsked: false };
    await enqueue(transaction, deliverWebhook, payload, { ...deliveryQueue(webhookId), runAt });
  });
}

type Failing = {
  companyId: number;
  id: number;
  url: string;
  failing_since: Date | null;
  failures: number;
  switched_off_by: 'person' | 'failures' | 'gone' | null;
};
type Failure = { now: Date; isGone: boolean; asked: number };

/**
 * Pauses the receiver for a while; once it is gone, or after days without a success, it is switched off, and people are
 * notified.
 */
async function countFailure(
  transaction: Transaction,
  webhook: Failing,
  { now, isGone, asked }: Failure,
): Promise<void> {
  const { companyId, id, url } = webhook;
  const failures = webhook.failures + 1;
  const since = webhook.failing_since ?? now;
  const isOver =
    webhook.switched_off_by === null && (isGone || now.getTime() - since.getTime() >= failingMilliseconds);
  await updateWebhook(transaction, companyId, id, {
    failures,
    failing_since: since,
    paused_until: new Date(now.getTime() + Math.max(pauseAfter(failures), asked)),
    ...(isOver && { switched_off_at: now, switched_off_by: isGone ? 'gone' : 'failures' }),
  });
  if (!isOver) return;
  const { host } = new URL(url);
  const about = { webhook: id, host, days: failingDays, isGone };
  await emit(transaction, { type: 'webhook.switched_off', by: { companyId }, ...about });
}
