import { choosePlan, getPlan } from '@nimble/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { PlansService } from './plans.service.ts';

export function plansRoutes(app: FastifyInstance, plans: PlansService): void {
  handle(app, getPlan, async ({ principal }) => ({ data: await plans.current(principal.companyId) }));
  handle(app, choosePlan, async ({ principal, body }) => plans.choose(principal, body.data));
}
