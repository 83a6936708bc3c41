import { getResponse, listResponses } from '@nimble/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { handleCollection, handleItem } from '../../../platform/http/index.ts';
import type { ResponsesService } from './responses.service.ts';

export function responsesRoutes(app: FastifyInstance, responses: ResponsesService): void {
  handleCollection(app, listResponses, async ({ principal }, request) =>
    responses.list(principal.companyId, request),
  );
  handleItem(app, getResponse, async ({ principal, params }, request) => ({
    data: await responses.one(principal.companyId, params.id, request),
  }));
}
