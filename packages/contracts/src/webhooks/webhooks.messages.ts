import { messages } from '../message.ts';

/** Texts for the fields of webhooks. */
export const webhookMessages = messages('webhook', {
  addressMissing: 'Enter the URL to send events to',
  addressInvalid: 'Enter a full URL such as https://example.com/nimble',
  noEvents: 'Choose at least one event',
});
