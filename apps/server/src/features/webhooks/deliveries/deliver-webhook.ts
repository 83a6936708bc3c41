import { findSender } from '../../../platform/company-mails/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type AllowedHosts, type Outcome, postOutside } from '../../../platform/outgoing/index.ts';
import { createSealing, type Sealing } from '../../../platform/sealing.ts';
import { enqueue, type TaskRun } from '../../../platform/tasks/index.ts';
import { formerSecretContext, secretContext } from '../secret-context.ts';
import { signedHeaders } from '../signature.ts';
import { deliverWebhook, deliveryQueue } from '../webhooks.tasks.ts';
import {
  type Delivery,
  findToSend,
  lockRound,
  type ToSend,
  updateDelivery,
} from './deliveries.repository.ts';
import { recordOutcome } from './record-outcome.ts';

const timeoutMilliseconds = 10_000;
/** How often the deliveries of a suspended company, or of a plan without webhooks, see whether that is over. */
const suspendedMilliseconds = 60 * 60 * 1000;

type Payload = Delivery & { round: number; isAsked: boolean };
type Dependencies = {
  database: Database;
  config: { secret: string; webhookAllowedHosts: AllowedHosts };
};

/**
 * Sends an event and stores the outcome. A crash in between sends it again, with the same `webhook-id`, by which
 * receivers recognize duplicates.
 */
export async function deliverWebhookHandler(
  payload: Payload,
  { database, config }: Dependencies,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> {
  const found = await findToSend(database, payload);
  if (found === undefined || found.state !== 'waiting' || found.round !== payload.round) return;
  if (found.switched_off_at !== null) return giveUp(database, payload);
  const company = await findSender(database, payload.companyId);
  const maySend = company?.stopped_at === null && company.has_api;
  const waitsUntil = endOfWait({ ...found, maySend }, payload);
  if (waitsUntil !== undefined)
    return postpone(database, { ...payload, webhookId: found.webhook_id }, waitsUntil);
  const began = performance.now();
  const outcome = await send(payload, found, { config, signal });
  const milliseconds = Math.round(performance.now() - began);
  await recordOutcome(database, { ...payload, webhookId: found.webhook_id, outcome, milliseconds });
}

/** Until when nothing is sent. A try that a person asked for does not wait for a paused receiver. */
function endOfWait(
  { maySend, paused_until }: ToSend & { maySend: boolean },
  { isAsked }: Payload,
): Date | undefined {
  if (!maySend) return new Date(Date.now() + suspendedMilliseconds);
  return !isAsked && paused_until !== null && paused_until.getTime() > Date.now() ? paused_until : undefined;
}

function send(
  { deliveryId }: Payload,
  found: ToSend,
  { config, signal }: Pick<Dependencies, 'config'> & { signal: AbortSignal },
): Promise<Outcome> {
  const now = new Date();
  const secrets = secretsOf(found, createSealing(config.secret, 'webhooks'), now);
  const message = { id: `msg_${deliveryId}`, body: found.body, seconds: Math.floor(now.getTime() / 1000) };
  return postOutside({
    url: found.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Nimble-Webhooks',
      ...signedHeaders(message, secrets),
    },
    body: found.body,
    allowedHosts: config.webhookAllowedHosts,
    timeoutMilliseconds,
    signal,
  });
}

/** The secret, and for a while the former one. */
function secretsOf(found: ToSend, sealing: Sealing, now: Date): string[] {
  const { webhook_id: id, sealed_secret, sealed_former_secret, former_until } = found;
  const secrets = [sealing.open(sealed_secret, secretContext(id))];
  if (sealed_former_secret !== null && former_until !== null && former_until > now)
    secrets.push(sealing.open(sealed_former_secret, formerSecretContext(id)));
  return secrets;
}

async function giveUp(database: Database, payload: Payload): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if ((await lockRound(transaction, payload, payload.round)) === undefined) return;
    const changes = { state: 'failed', failure: 'switched_off', next_try_at: null } as const;
    await updateDelivery(transaction, payload, changes);
  });
}

/** The receiver is paused at the moment, or the company may not send; that does not count as a try of this event. */
async function postpone(
  database: Database,
  { webhookId, ...payload }: Payload & { webhookId: number },
  until: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if ((await lockRound(transaction, payload, payload.round)) === undefined) return;
    const round = payload.round + 1;
    await updateDelivery(transaction, payload, { round, next_try_at: until });
    const next = { ...payload, round };
    await enqueue(transaction, deliverWebhook, next, { ...deliveryQueue(webhookId), runAt: until });
  });
}
