export {
  type ApiTokenResource,
  apiTokenActions,
  apiTokenResources,
  rightsThroughToken,
  setTokenRight,
} from './api-token-rights.ts';
export { apiTokenMessages } from './api-tokens.messages.ts';
export { apiTokenRefusals } from './api-tokens.refusals.ts';
export { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.routes.ts';
export {
  type ApiToken,
  type ApiTokenDays,
  apiTokenDays,
  apiTokenNameField,
  apiTokenPrefix,
  type CreatedApiToken,
  mostApiTokens,
  type NewApiToken,
} from './api-tokens.schemas.ts';
