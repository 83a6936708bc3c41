export { announce } from './announce.ts';
export { hasWebhooks } from './webhooks.repository.ts';
export { webhooksRoutes } from './webhooks.routes.ts';
export { createWebhooksService } from './webhooks.service.ts';
export { deliverWebhook, sweepDeliveries } from './webhooks.tasks.ts';
