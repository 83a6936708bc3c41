/** What the calls about webhooks answer. */
export const webhookMessages = {
  addressMissing: 'Enter the address that events are sent to',
  addressInvalid: 'Enter a full address such as https://example.com/nimble',
  noEvents: 'Choose at least one event',
} as const;
