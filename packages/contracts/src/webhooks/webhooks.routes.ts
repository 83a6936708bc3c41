import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { collectionAnswer, pageQuery } from '../pagination.ts';
import { route } from '../route.ts';
import {
  newWebhook,
  webhook,
  webhookChanges,
  webhookDelivery,
  webhookWithSecret,
} from './webhooks.schemas.ts';

/** A webhook reports things that the program behind a token may not see, so only people create them. */
const config = { access: { resource: 'company', action: 'update' }, apiToken: 'refused' } as const;
const withSecret = { 200: z.object({ data: webhookWithSecret }) };
const delivery = { 200: z.object({ data: webhookDelivery }) };

export const listWebhooks = route({
  method: 'GET',
  url: '/api/webhooks',
  schema: { summary: 'List webhooks', response: { 200: z.object({ data: z.array(webhook) }) } },
  config,
});

/** 400 on `data.url` for a forbidden address; 422 at the maximum number. */
export const createWebhook = route({
  method: 'POST',
  url: '/api/webhooks',
  schema: { summary: 'Add a webhook', body: z.object({ data: newWebhook }), response: withSecret },
  config: {
    ...config,
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: [
      'webhook.address_has_secret',
      'webhook.needs_tls',
      'webhook.not_found',
      'webhook.private_address',
      'webhook.too_many',
      'plan.no_api',
    ],
  },
});

export const updateWebhook = route({
  method: 'PUT',
  url: '/api/webhooks/:id',
  schema: {
    summary: 'Update a webhook, or turn it on or off',
    params: idParameters,
    body: z.object({ data: webhookChanges }),
    response: { 200: z.object({ data: webhook }) },
  },
  config: {
    ...config,
    refuses: [
      'webhook.address_has_secret',
      'webhook.needs_tls',
      'webhook.not_found',
      'webhook.private_address',
    ],
  },
});

/** With its deliveries. */
export const deleteWebhook = route({
  method: 'DELETE',
  url: '/api/webhooks/:id',
  schema: {
    summary: 'Delete a webhook',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { ...config, refuses: ['webhook.not_found'] },
});

/** The former secret also signs for `formerSecretHours`, so that receivers can change over. */
export const rotateWebhookSecret = route({
  method: 'POST',
  url: '/api/webhooks/:id/secret',
  schema: { summary: 'Rotate a webhook’s secret', params: idParameters, response: withSecret },
  config: { ...config, rateLimit: { max: 10, windowSeconds: 60 }, refuses: ['webhook.not_found'] },
});

/** Sends a `ping`, to test a receiver. 422 for a webhook that is off. */
export const pingWebhook = route({
  method: 'POST',
  url: '/api/webhooks/:id/ping',
  schema: { summary: 'Send a test event', params: idParameters, response: delivery },
  config: {
    ...config,
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['webhook.not_found', 'webhook.off', 'plan.no_api'],
  },
});

/** Newest first; kept for `deliveryDays`. */
export const listWebhookDeliveries = route({
  method: 'GET',
  url: '/api/webhooks/:id/deliveries',
  schema: {
    summary: 'List the deliveries of a webhook',
    params: idParameters,
    querystring: z.pick(pageQuery, { page: true, pageSize: true }),
    response: { 200: collectionAnswer(webhookDelivery) },
  },
  config: { ...config, refuses: ['webhook.not_found'] },
});

/** Resends an event, with the same id and at once. 422 while the webhook is off. */
export const redeliverWebhook = route({
  method: 'POST',
  url: '/api/webhooks/:id/deliveries/:deliveryId/redeliver',
  schema: {
    summary: 'Resend an event',
    params: z.object({ id: idField, deliveryId: idField }),
    response: delivery,
  },
  config: {
    ...config,
    rateLimit: { max: 30, windowSeconds: 60 },
    refuses: ['webhook.delivery_not_found', 'webhook.not_found', 'webhook.off', 'plan.no_api'],
  },
});
