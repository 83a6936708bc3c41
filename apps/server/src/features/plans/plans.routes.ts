import { textOf } from '@nimble/contracts';
import {
  chooseKept,
  choosePlan,
  contactSales,
  getKept,
  getPlan,
  getPlanChange,
  listCompanyNotices,
  planAnswers,
} from '@nimble/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { handle, type TokenHolder } from '../../platform/http/index.ts';
import type { KeptService } from './above/kept.service.ts';
import type { CompanyNoticesService } from './notices/company-notices.service.ts';
import type { PlansService } from './plans.service.ts';

type Services = { plans: PlansService; companyNotices: CompanyNoticesService; kept: KeptService };

/** A program sees what the person who made its token sees: permissions about plans cannot be given to programs. */
function withPermissionsOfPerson<Caller extends { kind: 'signedIn' } | TokenHolder>(caller: Caller): Caller {
  return caller.kind === 'apiToken' ? { ...caller, permissions: caller.permissionsOfMaker } : caller;
}

export function plansRoutes(app: FastifyInstance, { plans, companyNotices, kept }: Services): void {
  handle(app, listCompanyNotices, async ({ principal }) => ({ data: await companyNotices.list(principal) }));
  handle(app, getPlan, async ({ principal }) => ({
    data: await plans.current(withPermissionsOfPerson(principal)),
  }));
  handle(app, getPlanChange, async ({ principal, params }) => ({
    data: await plans.describeChange(principal.companyId, params.plan),
  }));
  handle(app, getKept, async ({ principal: { companyId, userId } }) => ({
    data: await kept.read(companyId, userId),
  }));
  handle(app, chooseKept, async ({ principal, body }) => ({ data: await kept.choose(principal, body.data) }));
  handle(app, choosePlan, async ({ principal, body }) => plans.choose(principal, body.data));
  handle(app, contactSales, async ({ principal, body }) => {
    await plans.askSales(principal, body.data);
    return { message: textOf(planAnswers.salesContacted) };
  });
}
