import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from '@nimble/contracts/webhooks';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { WebhooksService } from './webhooks.service.ts';

export function webhooksRoutes(app: FastifyInstance, webhooks: WebhooksService): void {
  handle(app, listWebhooks, async ({ principal }) => ({ data: await webhooks.list(principal.companyId) }));
  handle(app, createWebhook, async ({ principal, body, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await webhooks.create(principal, body.data) };
  });
  handle(app, updateWebhook, async ({ principal, params, body }) => ({
    data: await webhooks.change(principal, params.id, body.data),
  }));
  handle(app, deleteWebhook, async ({ principal, params }) => {
    await webhooks.remove(principal, params.id);
    return { data: { id: params.id } };
  });
  handle(app, rotateWebhookSecret, async ({ principal, params, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await webhooks.rotate(principal, params.id) };
  });
  handle(app, pingWebhook, async ({ principal, params }) => ({
    data: await webhooks.ping(principal, params.id),
  }));
  handle(app, listWebhookDeliveries, async ({ principal, params, query }) =>
    webhooks.deliveries(principal.companyId, params.id, query),
  );
  handle(app, redeliverWebhook, async ({ principal, params }) => ({
    data: await webhooks.redeliver(principal, params.id, params.deliveryId),
  }));
}
