import { messages } from '../message.ts';

/** Texts for the fields of API tokens. */
export const apiTokenMessages = messages('apiToken', {
  nameMissing: 'Enter what the token is for',
  notForTokens: 'API tokens cannot have these permissions: {refused}',
});
