/** What the calls about webhooks answer. */
export const webhookMessages = {
  addressMissing: 'Enter the URL to send events to',
  addressInvalid: 'Enter a full URL such as https://example.com/nimble',
  noEvents: 'Choose at least one event',
} as const;
