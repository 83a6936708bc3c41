import { declareCollection, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { ownCompany } from './companies.schemas.ts';

/** Allowed queries of companies; every user sees only their own company. */
export const companiesCollection = declareCollection({
  name: 'Company',
  filters: { id: { kind: 'number' }, name: { kind: 'text' }, website: { kind: 'text', nullable: true } },
  sort: ['id', 'name'],
  defaultSort: { field: 'id', direction: 'asc' },
  populate: { logo: ['id', 'url'] },
  fields: fieldsOf(ownCompany),
});

export type CompaniesRequest = RequestOf<typeof companiesCollection>;
