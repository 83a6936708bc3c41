import { employmentTypes } from '@nimble/contracts/jobs';
import { templateCategoryKeys } from '@nimble/contracts/templates';
import { declareCollection, type RequestOf } from '../../platform/http/collections/index.ts';

/** What may be asked of the templates; documented with `listTemplates`. */
export const templatesCollection = declareCollection({
  filters: {
    id: { kind: 'number', operators: ['$eq', '$in'] },
    title: { kind: 'text', operators: ['$eq', '$containsi'] },
    description: { kind: 'text', operators: ['$eq', '$containsi'] },
    category: { kind: 'choice', values: templateCategoryKeys, operators: ['$eq', '$in'] },
    employment_type: { kind: 'choice', values: employmentTypes, operators: ['$eq', '$in'] },
    is_standard: { kind: 'choice', values: ['true', 'false'], operators: ['$eq'] },
  },
  sort: ['id'],
  defaultSort: { field: 'id', direction: 'asc' },
  populate: ['category', 'questions'],
});

export type TemplatesRequest = RequestOf<typeof templatesCollection>;
