export { apiTokensRoutes } from './api-tokens.routes.ts';
export { createApiTokensService } from './api-tokens.service.ts';
export { findRightsOfToken } from './token-holder.ts';
