import { giveExtraTime, listExtraTime } from '@nimble/contracts/extra-time';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { ExtraTimeService } from './extra-time.service.ts';

export function extraTimeRoutes(app: FastifyInstance, extraTime: ExtraTimeService): void {
  handle(app, listExtraTime, async ({ principal, params }) => ({
    data: await extraTime.list(principal.companyId, params.id),
  }));
  handle(app, giveExtraTime, async ({ principal, params, body }) => ({
    data: await extraTime.give(principal, params.id, body.data),
  }));
}
