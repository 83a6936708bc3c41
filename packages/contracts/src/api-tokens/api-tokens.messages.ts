/** What the calls about API tokens, and calls by one, answer. */
export const apiTokenMessages = {
  nameMissing: 'Say what the token is for',
  notForTokens: 'API tokens cannot hold one of these rights',
} as const;
