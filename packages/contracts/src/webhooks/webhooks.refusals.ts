import { refusals } from '../refusal.ts';

export const webhookRefusals = refusals({
  'webhook.not_found': { kind: 'notFound', text: 'Webhook not found' },
  'webhook.delivery_not_found': { kind: 'notFound', text: 'Delivery not found' },
  'webhook.address_has_secret': {
    kind: 'invalidInput',
    text: 'Leave the user name and password out of the URL, and check the signature instead',
  },
  'webhook.needs_tls': { kind: 'invalidInput', text: 'The URL must begin with https://' },
  'webhook.private_address': {
    kind: 'invalidInput',
    text: 'Nimble does not send events to this machine or to private networks',
  },
  'webhook.too_many': {
    kind: 'unprocessable',
    text: 'A company can have at most {most, number} webhooks. Delete one first.',
    values: { most: 'number' },
  },
  'webhook.off': { kind: 'unprocessable', text: 'This webhook is turned off. Turn it on first.' },
});
