export { webhookMessages } from './webhooks.messages.ts';
export {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks.routes.ts';
export {
  type DeliveryFailure,
  deliveryDays,
  failingDays,
  formerSecretHours,
  type LookedUp,
  lookedUp,
  mostWebhooks,
  type NewWebhook,
  type SentEvent,
  type Webhook,
  type WebhookChanges,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookEventData,
  type WebhookWithSecret,
  webhookEvents,
} from './webhooks.schemas.ts';
