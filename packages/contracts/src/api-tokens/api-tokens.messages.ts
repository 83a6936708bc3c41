/** What the calls about API tokens, and calls by one, answer. */
export const apiTokenMessages = {
  nameMissing: 'Enter what the token is for',
  notForTokens: 'API tokens cannot have one of these permissions',
} as const;
