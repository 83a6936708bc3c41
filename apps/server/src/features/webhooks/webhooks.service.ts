import type { Pagination } from '@nimble/contracts';
import {
  formerSecretHours,
  mostWebhooks,
  type NewWebhook,
  type Webhook,
  type WebhookChanges,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '@nimble/contracts/webhooks';
import {
  type Database,
  inTransaction,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { type AllowedHosts, isAllowedHost, isPlainlyPrivate } from '../../platform/outgoing/index.ts';
import type { Sealing } from '../../platform/sealing.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { sendTo } from './announce.ts';
import { countDeliveries, findDeliveries, startRound } from './deliveries.repository.ts';
import { formerSecretContext, secretContext } from './secret-context.ts';
import { newSecret } from './signature.ts';
import { presentDelivery, presentWebhook } from './webhooks.presenter.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  lockWebhook,
  nextWebhookId,
  updateWebhook,
} from './webhooks.repository.ts';
import { deliverWebhook, deliveryQueue } from './webhooks.tasks.ts';

const millisecondsOfHour = 60 * 60 * 1000;

type Dependencies = { database: Database; sealing: Sealing; allowedHosts: AllowedHosts };

/** What a company's own people do with webhooks. The log calls each by its host: the rest of an address may be secret. */
export function createWebhooksService({ database, sealing, allowedHosts }: Dependencies) {
  async function locked(transaction: Transaction, companyId: number, id: number) {
    const row = await lockWebhook(transaction, companyId, id);
    if (row === undefined) throw new RequestError('webhook.not_found');
    return row;
  }

  async function one(companyId: number, id: number): Promise<Webhook> {
    const row = await findWebhook(database, companyId, id);
    if (row === undefined) throw new RequestError('webhook.not_found');
    return presentWebhook(row);
  }

  return {
    async list(companyId: number): Promise<Webhook[]> {
      return (await findWebhooks(database, companyId)).map(presentWebhook);
    },

    /**
     * @returns the webhook with its secret, which cannot be had again.
     * @throws RequestError invalidInput for an address that nothing is sent to; unprocessable for too many.
     */
    async create(member: Actor, { url, events }: NewWebhook): Promise<WebhookWithSecret> {
      const { companyId, userId } = member;
      requireReachable(url, allowedHosts);
      const secret = newSecret();
      const webhookId = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, companyId);
        if ((await countWebhooks(transaction, companyId)) >= mostWebhooks)
          throw new RequestError('webhook.too_many', { values: { most: mostWebhooks } });
        const id = await nextWebhookId(transaction);
        const sealedSecret = sealing.seal(secret, secretContext(id));
        await insertWebhook(transaction, { id, companyId, userId, url, events, sealedSecret });
        const made = { ...named({ id, url }), events: events.join(', ') };
        await emit(transaction, { type: 'webhook.created', by: member, ...made });
        return id;
      });
      return { webhook: await one(companyId, webhookId), secret };
    },

    async change(member: Actor, id: number, changes: WebhookChanges): Promise<Webhook> {
      const { companyId } = member;
      const { isOn, url, events } = changes;
      if (url !== undefined) requireReachable(url, allowedHosts);
      await inTransaction(database, async (transaction) => {
        const before = await locked(transaction, companyId, id);
        const wasOn = before.switched_off_by === null;
        const isSwitched = isOn !== undefined && isOn !== wasOn;
        await updateWebhook(transaction, companyId, id, {
          ...(url !== undefined && { url }),
          ...(events !== undefined && { events }),
          ...(isSwitched && switched(isOn)),
          // Another address has not failed yet.
          ...((url !== undefined || (isSwitched && isOn)) && wellAgain),
        });
        const fields = Object.keys(changes).join(', ');
        if (fields === '') return;
        const about = named({ id, url: url ?? before.url });
        const changed = { fields, ...(isOn !== undefined && { on: isOn }) };
        await emit(transaction, { type: 'webhook.changed', by: member, ...about, ...changed });
      });
      return one(companyId, id);
    },

    async remove(member: Actor, id: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const about = named(await locked(transaction, member.companyId, id));
        await deleteWebhook(transaction, member.companyId, id);
        await emit(transaction, { type: 'webhook.deleted', by: member, ...about });
      });
    },

    /** The secret from before signs too for a while. @returns the new one, which cannot be had again. */
    async rotate(member: Actor, id: number): Promise<WebhookWithSecret> {
      const { companyId } = member;
      const secret = newSecret();
      await inTransaction(database, async (transaction) => {
        const before = await locked(transaction, companyId, id);
        const former = sealing.open(before.sealed_secret, secretContext(id));
        await updateWebhook(transaction, companyId, id, {
          sealed_secret: sealing.seal(secret, secretContext(id)),
          sealed_former_secret: sealing.seal(former, formerSecretContext(id)),
          former_until: new Date(Date.now() + formerSecretHours * millisecondsOfHour),
        });
        await emit(transaction, { type: 'webhook.secret_rotated', by: member, ...named(before) });
      });
      return { webhook: await one(companyId, id), secret };
    },

    /** @throws RequestError notFound; unprocessable while the webhook is off. */
    async ping({ companyId }: Actor, id: number): Promise<WebhookDelivery> {
      return inTransaction(database, async (transaction) => {
        requireOn(await locked(transaction, companyId, id));
        const ping = { companyId, webhookId: id, event: 'ping', data: {}, isAsked: true } as const;
        return presentDelivery(await sendTo(transaction, ping));
      });
    },

    /** @throws RequestError notFound. */
    async deliveries(
      companyId: number,
      webhookId: number,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<{ data: WebhookDelivery[]; meta: { pagination: Pagination } }> {
      await one(companyId, webhookId);
      const [rows, total] = await Promise.all([
        findDeliveries(database, { companyId, webhookId }, { page, pageSize }),
        countDeliveries(database, { companyId, webhookId }),
      ]);
      return {
        data: rows.map(presentDelivery),
        meta: { pagination: { page, pageSize, total, pageCount: Math.ceil(total / pageSize) } },
      };
    },

    /** Whatever became of it before. @throws RequestError notFound; unprocessable while the webhook is off. */
    async redeliver(member: Actor, webhookId: number, deliveryId: number): Promise<WebhookDelivery> {
      const { companyId } = member;
      return inTransaction(database, async (transaction) => {
        const webhook = await locked(transaction, companyId, webhookId);
        const row = await startRound(transaction, { companyId, webhookId, deliveryId });
        if (row === undefined) throw new RequestError('webhook.delivery_not_found');
        requireOn(webhook);
        const payload = { companyId, deliveryId, round: row.round, isAsked: true };
        await enqueue(transaction, deliverWebhook, payload, deliveryQueue(webhookId));
        const sent = { ...named(webhook), delivery: deliveryId };
        await emit(transaction, { type: 'webhook.redelivered', by: member, ...sent });
        return presentDelivery(row);
      });
    },
  };
}
export type WebhooksService = ReturnType<typeof createWebhooksService>;

const wellAgain = { failing_since: null, failures: 0, paused_until: null };

function switched(isOn: boolean) {
  return isOn
    ? { switched_off_at: null, switched_off_by: null }
    : { switched_off_at: new Date(), switched_off_by: 'person' as const };
}

function named({ id, url }: { id: number; url: string }) {
  return { webhookId: id, name: new URL(url).host };
}

function requireOn({ switched_off_by }: { switched_off_by: string | null }): void {
  if (switched_off_by !== null) throw new RequestError('webhook.off');
}

/** What can be told without looking the name up, which is done for each connection. */
function requireReachable(address: string, allowedHosts: AllowedHosts): void {
  const problem = addressProblem(new URL(address), allowedHosts);
  if (problem !== undefined) throw new RequestError(problem, { at: 'data.url' });
}

type AddressProblem = 'webhook.address_has_secret' | 'webhook.needs_tls' | 'webhook.private_address';

function addressProblem(url: URL, allowedHosts: AllowedHosts): AddressProblem | undefined {
  if (url.username !== '' || url.password !== '') return 'webhook.address_has_secret';
  if (isAllowedHost(url, allowedHosts)) return undefined;
  if (url.protocol !== 'https:') return 'webhook.needs_tls';
  return isPlainlyPrivate(url) ? 'webhook.private_address' : undefined;
}
