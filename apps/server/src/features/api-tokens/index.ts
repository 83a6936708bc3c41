export { apiTokensRoutes } from './api-tokens.routes.ts';
export { createApiTokensService } from './api-tokens.service.ts';
export { findPermissionsOfToken } from './token-holder.ts';
