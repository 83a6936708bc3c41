import { createApiToken, listApiTokens, revokeApiToken } from '@nimble/contracts/api-tokens';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { ApiTokensService } from './api-tokens.service.ts';

export function apiTokensRoutes(app: FastifyInstance, apiTokens: ApiTokensService): void {
  handle(app, listApiTokens, async ({ principal }) => ({ data: await apiTokens.list(principal.companyId) }));
  handle(app, createApiToken, async ({ principal, body, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await apiTokens.create(principal, body.data) };
  });
  handle(app, revokeApiToken, async ({ principal, params }) => {
    await apiTokens.revoke(principal, params.id);
    return { data: { id: params.id } };
  });
}
