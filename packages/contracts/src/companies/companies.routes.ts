import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { companiesCollection } from './companies.collection.ts';
import { companyChanges, ownCompany } from './companies.schemas.ts';

const companyAnswer = { 200: z.object({ data: ownCompany }) };

/** Only the caller's own company. */
export const listCompanies = route({
  method: 'GET',
  url: '/api/companies',
  collection: companiesCollection,
  schema: {
    summary: 'List your company',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(ownCompany) },
  },
  config: { access: { resource: 'company', action: 'view' } },
});

export const getCompany = route({
  method: 'GET',
  url: '/api/companies/:id',
  schema: {
    summary: 'Get your company',
    params: idParameters,
    response: companyAnswer,
  },
  config: { access: { resource: 'company', action: 'view' } },
});

/** Omitted fields stay. */
export const updateCompany = route({
  method: 'PUT',
  url: '/api/companies/:id',
  schema: {
    summary: 'Update your company and its branding',
    params: idParameters,
    body: z.object({ data: companyChanges }),
    response: companyAnswer,
  },
  config: {
    access: { resource: 'company', action: 'update' },
    refuses: ['company.logo_unknown', 'company.name_taken', 'plan.no_branding'],
  },
});
