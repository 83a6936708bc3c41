import {
  createStage,
  deleteStage,
  getStage,
  listStages,
  placeStage,
  renameStage,
} from '@nimble/contracts/stages';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { StagesService } from './stages.service.ts';

export function stagesRoutes(app: FastifyInstance, stages: StagesService): void {
  handle(app, listStages, async ({ principal }) => ({ data: await stages.list(principal.companyId) }));
  handle(app, getStage, async ({ principal, params }) => ({
    data: await stages.one(principal.companyId, params.id),
  }));
  handle(app, createStage, async ({ principal, body }) => ({
    data: await stages.create(principal, body.data),
  }));
  handle(app, renameStage, async ({ principal, params, body }) => ({
    data: await stages.rename(principal, params.id, body.data.name),
  }));
  handle(app, placeStage, async ({ principal, params, body }) => ({
    data: await stages.place(principal, params.id, body.data.position),
  }));
  handle(app, deleteStage, async ({ principal, params }) => {
    await stages.remove(principal, params.id);
    return { data: { id: params.id } };
  });
}
