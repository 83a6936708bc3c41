import { type DomainEvents, domainEvents } from '@nimble/contracts/all-events';
import { lookedUp, type WebhookEvent, webhookEvents } from '@nimble/contracts/webhooks';
import { schemaOf } from './contract-schemas.ts';
import type { ApiWebhook, JsonSchema, Parameter } from './document-types.ts';

/** What Nimble sends to a company's webhooks, from the catalog of events. */
export function documentWebhooks(): Record<string, ApiWebhook> {
  const events = webhookEvents.map((event) => [
    event,
    webhookOf(event, domainEvents[event].when, dataOf(event)),
  ]);
  return {
    ...Object.fromEntries(events),
    ping: webhookOf('ping', 'A person sent a test event', emptyObject),
  };
}

const emptyObject: JsonSchema = { type: 'object', properties: {}, required: [], additionalProperties: false };

const { properties: found = {} } = schemaOf(lookedUp, 'output');

/** The fields that the catalog lets out, in its order. */
function dataOf(event: WebhookEvent): JsonSchema {
  const { data, webhook }: DomainEvents[WebhookEvent] = domainEvents[event];
  const { properties = {}, required = [] } = schemaOf(data, 'output');
  const fields: readonly string[] = webhook;
  const known: Record<string, JsonSchema> = { ...properties, ...found };
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, known[field] ?? {}])),
    required: fields.filter((field) => field in found || required.includes(field)),
    additionalProperties: false,
  };
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The headers that the Standard Webhooks specification names. */
const headers = [
  header('webhook-id', 'The same each time the event is sent.'),
  header('webhook-timestamp', 'When this attempt was sent, in seconds since 1970.'),
  header('webhook-signature', 'One or more signatures, separated by spaces.'),
];

const bodyOf = (event: string, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { type: { const: event }, timestamp: { type: 'string', format: 'date-time' }, data },
  required: ['type', 'timestamp', 'data'],
  additionalProperties: false,
});

function webhookOf(event: string, when: string, data: JsonSchema): ApiWebhook {
  return {
    post: {
      operationId: event.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      tags: ['webhooks'],
      summary: when,
      description:
        'Signed according to Standard Webhooks. Nimble retries for up to two days until it gets a 2xx response.',
      security: [],
      parameters: headers,
      requestBody: { required: true, content: { 'application/json': { schema: bodyOf(event, data) } } },
      responses: {
        '2XX': { description: 'Received' },
        default: { description: 'Not received: Nimble retries later' },
      },
    },
  };
}
