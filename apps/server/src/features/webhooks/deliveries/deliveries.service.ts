import type { Pagination } from '@nimble/contracts';
import type { WebhookDelivery } from '@nimble/contracts/webhooks';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { pagesOf } from '../../../platform/http/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import type { PlanLimits } from '../../plans/index.ts';
import { sendTo } from '../announce.ts';
import { lockExisting, named, showWebhook } from '../existing-webhook.ts';
import { presentDelivery } from '../webhooks.presenter.ts';
import { deliverWebhook, deliveryQueue } from '../webhooks.tasks.ts';
import { countDeliveries, findDeliveries, startRound } from './deliveries.repository.ts';

export type DeliveriesDependencies = { database: Database; limits: Pick<PlanLimits, 'requireIncluded'> };

/** Deliveries of a webhook, and sending by hand. */
export function createDeliveriesService({ database, limits }: DeliveriesDependencies) {
  return {
    /** @throws RequestError notFound; unprocessable while the webhook is off. */
    async ping({ companyId }: Actor, id: number): Promise<WebhookDelivery> {
      return inTransaction(database, async (transaction) => {
        await limits.requireIncluded(transaction, companyId, 'api');
        requireOn(await lockExisting(transaction, companyId, id));
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
      await showWebhook(database, companyId, webhookId);
      const [rows, total] = await Promise.all([
        findDeliveries(database, { companyId, webhookId }, { page, pageSize }),
        countDeliveries(database, { companyId, webhookId }),
      ]);
      return {
        data: rows.map(presentDelivery),
        meta: { pagination: pagesOf({ page, pageSize }, total) },
      };
    },

    /** Whatever its former outcome. @throws RequestError notFound; unprocessable while the webhook is off. */
    async redeliver(member: Actor, webhookId: number, deliveryId: number): Promise<WebhookDelivery> {
      const { companyId } = member;
      return inTransaction(database, async (transaction) => {
        await limits.requireIncluded(transaction, companyId, 'api');
        const webhook = await lockExisting(transaction, companyId, webhookId);
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

function requireOn({ switched_off_by }: { switched_off_by: string | null }): void {
  if (switched_off_by !== null) throw new RequestError('webhook.off');
}
