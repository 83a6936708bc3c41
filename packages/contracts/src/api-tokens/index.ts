export {
  type ApiTokenResource,
  apiTokenActions,
  apiTokenResources,
  permissionsThroughToken,
  setTokenPermission,
} from './api-token-permissions.ts';
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
