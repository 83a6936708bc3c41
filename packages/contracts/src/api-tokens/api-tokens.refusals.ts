import { refusals } from '../refusal.ts';

export const apiTokenRefusals = refusals({
  'api_token.not_found': { kind: 'notFound', text: 'API token not found' },
  /** For a token that is unknown, expired or revoked, or whose maker is gone, and for a text that is no token. */
  'api_token.not_valid': {
    kind: 'unauthorized',
    text: 'This API token is not valid. It may be incomplete, expired or revoked.',
  },
  'api_token.refused': {
    kind: 'forbidden',
    text: 'API tokens cannot make this call. It needs the session of a signed-in person.',
  },
  'api_token.no_permissions': { kind: 'invalidInput', text: 'Choose at least one permission' },
  'api_token.not_yours': {
    kind: 'unprocessable',
    text: 'You can only give permissions that you have yourself',
  },
  'api_token.too_many': {
    kind: 'unprocessable',
    text: 'A company can have at most {most, number} API tokens. Revoke one first.',
    values: { most: 'number' },
  },
});
