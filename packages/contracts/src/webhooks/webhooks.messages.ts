/** Texts of the answers of webhook calls. */
export const webhookMessages = {
  addressMissing: 'Enter the URL to send events to',
  addressInvalid: 'Enter a full URL such as https://example.com/nimble',
  noEvents: 'Choose at least one event',
} as const;
