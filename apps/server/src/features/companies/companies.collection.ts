import { company } from '@nimble/contracts/companies';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of the companies, of which everybody sees the own. */
export const companiesCollection = declareCollection({
  filters: { id: { kind: 'number' }, name: { kind: 'text' }, website: { kind: 'text', nullable: true } },
  sort: ['id', 'name'],
  defaultSort: { field: 'id', direction: 'asc' },
  populate: { logo: ['id', 'url'] },
  fields: Object.keys(company.shape),
});

export type CompaniesRequest = RequestOf<typeof companiesCollection>;
