import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import { apiToken, createdApiToken, newApiToken } from './api-tokens.schemas.ts';

const access = { resource: 'company', action: 'update' } as const;

/** The newest hundred, ended ones too. */
export const listApiTokens = route({
  method: 'GET',
  url: '/api/api-tokens',
  schema: {
    summary: 'List API tokens',
    response: { 200: z.object({ data: z.array(apiToken) }) },
  },
  config: { access, apiToken: 'refused' },
});

/** 422 for permissions that the caller does not hold, and when there are as many tokens as there can be. */
export const createApiToken = route({
  method: 'POST',
  url: '/api/api-tokens',
  schema: {
    summary: 'Create an API token',
    body: z.object({ data: newApiToken }),
    response: { 200: z.object({ data: createdApiToken }) },
  },
  config: {
    access,
    apiToken: 'refused',
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: ['api_token.no_permissions', 'api_token.not_yours', 'api_token.too_many', 'plan.no_api'],
  },
});

/** The token is refused from the next call on. */
export const revokeApiToken = route({
  method: 'DELETE',
  url: '/api/api-tokens/:id',
  schema: {
    summary: 'Revoke an API token',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: { access, apiToken: 'refused', refuses: ['api_token.not_found'] },
});
