import { employmentTypes } from '@nimble/contracts/jobs';
import {
  jobTemplate,
  templateCategory,
  templateCategoryKeys,
  templateQuestion,
} from '@nimble/contracts/templates';
import { declareCollection, declareItem, type RequestOf } from '../../platform/http/collections/index.ts';

/** They are always there, so naming them changes nothing. */
const relations = {
  category: Object.keys(templateCategory.shape),
  questions: Object.keys(templateQuestion.shape),
};
const fields = Object.keys(jobTemplate.shape);

/** What may be asked of the templates. */
export const templatesCollection = declareCollection({
  filters: {
    id: { kind: 'number' },
    title: { kind: 'text' },
    description: { kind: 'text' },
    category: { kind: 'choice', values: templateCategoryKeys },
    employment_type: { kind: 'choice', values: employmentTypes },
    is_standard: { kind: 'choice', values: ['true', 'false'] },
  },
  sort: ['id', 'title'],
  defaultSort: { field: 'id', direction: 'asc' },
  populate: relations,
  fields,
});

export const oneTemplate = declareItem({ populate: relations, fields });

export type TemplatesRequest = RequestOf<typeof templatesCollection>;
