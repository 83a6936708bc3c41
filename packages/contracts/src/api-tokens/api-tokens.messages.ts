/** What the calls about API tokens, and calls by one, answer. */
export const apiTokenMessages = {
  notFound: 'API token not found',
  /** For a token that is unknown, expired or revoked, or whose maker is gone. */
  notValid: 'This API token is not valid. It may have expired or been revoked.',
  refused: 'This call is for people: API tokens cannot make it.',
  nameMissing: 'Say what the token is for',
  noRights: 'Choose at least one right',
  notForTokens: 'API tokens cannot hold one of these rights',
  notYours: 'You can only give rights that you hold yourself',
  tooMany: (most: number) => `A company can have at most ${most} API tokens. Revoke one first.`,
} as const;
