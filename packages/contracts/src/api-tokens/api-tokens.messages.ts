/** Texts of the answers of calls about API tokens, and of calls by one. */
export const apiTokenMessages = {
  nameMissing: 'Enter what the token is for',
  notForTokens: 'API tokens cannot have one of these permissions',
} as const;
