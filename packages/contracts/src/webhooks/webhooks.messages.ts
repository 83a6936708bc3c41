/** What the calls about webhooks answer. */
export const webhookMessages = {
  notFound: 'Webhook not found',
  deliveryNotFound: 'Delivery not found',
  addressMissing: 'Enter the address that events are sent to',
  addressInvalid: 'Enter a full address such as https://example.com/nimble',
  addressHasSecret: 'Leave user name and password out of the address: check the signature instead',
  needsTls: 'The address must begin with https://',
  privateAddress: 'Events are not sent to addresses of this machine or of a private network',
  noEvents: 'Choose at least one event',
  tooMany: (most: number) => `A company can have at most ${most} webhooks. Delete one first.`,
  off: 'This webhook is switched off. Switch it on first.',
} as const;
