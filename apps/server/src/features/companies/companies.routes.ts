import { getCompany, listCompanies, updateCompany } from '@nimble/contracts/companies';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection } from '../../platform/http/index.ts';
import type { CompaniesService } from './companies.service.ts';

export function companiesRoutes(app: FastifyInstance, companies: CompaniesService): void {
  handleCollection(app, listCompanies, async ({ principal }, request) =>
    companies.list(principal.companyId, request),
  );
  handle(app, getCompany, async ({ params, principal }) => ({
    data: await companies.own(principal.companyId, params.id),
  }));
  handle(app, updateCompany, async ({ params, principal, body }) => ({
    data: await companies.change(principal, params.id, body.data),
  }));
}
