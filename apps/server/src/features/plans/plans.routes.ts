import { choosePlan, getPlan, listCompanyNotices } from '@nimble/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { CompanyNoticesService } from './company-notices.service.ts';
import type { PlansService } from './plans.service.ts';

type Services = { plans: PlansService; companyNotices: CompanyNoticesService };

export function plansRoutes(app: FastifyInstance, { plans, companyNotices }: Services): void {
  handle(app, listCompanyNotices, async ({ principal }) => ({ data: await companyNotices.list(principal) }));
  handle(app, getPlan, async ({ principal }) => ({ data: await plans.current(principal.companyId) }));
  handle(app, choosePlan, async ({ principal, body }) => plans.choose(principal, body.data));
}
