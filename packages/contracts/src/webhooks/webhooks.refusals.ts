import { refusals } from '../refusal.ts';

export const webhookRefusals = refusals({
  'webhook.not_found': { kind: 'notFound', text: 'Webhook not found' },
  'webhook.delivery_not_found': { kind: 'notFound', text: 'Delivery not found' },
  'webhook.address_has_secret': {
    kind: 'invalidInput',
    text: 'Leave user name and password out of the address: check the signature instead',
  },
  'webhook.needs_tls': { kind: 'invalidInput', text: 'The address must begin with https://' },
  'webhook.private_address': {
    kind: 'invalidInput',
    text: 'Events are not sent to addresses of this machine or of a private network',
  },
  'webhook.too_many': {
    kind: 'unprocessable',
    text: ({ most }: { most: number }) => `A company can have at most ${most} webhooks. Delete one first.`,
  },
  'webhook.off': { kind: 'unprocessable', text: 'This webhook is switched off. Switch it on first.' },
});
