import { declareCollection, declareItem, fieldsOf } from '../collections/declaration.ts';
import type { RequestOf } from '../collections/request.ts';
import { employmentTypes } from '../jobs/jobs.schemas.ts';
import {
  jobTemplate,
  templateCategory,
  templateCategoryKeys,
  templateQuestion,
} from './templates.schemas.ts';

/** Always included, so naming them changes nothing. */
const relations = {
  category: fieldsOf(templateCategory),
  questions: fieldsOf(templateQuestion),
};
const fields = fieldsOf(jobTemplate);

/** Allowed queries of templates. */
export const templatesCollection = declareCollection({
  name: 'JobTemplate',
  filters: {
    id: { kind: 'number' },
    title: { kind: 'text' },
    summary: { kind: 'text' },
    description: { kind: 'text' },
    category: { kind: 'choice', values: templateCategoryKeys },
    employment_type: { kind: 'choice', values: employmentTypes },
    is_standard: { kind: 'boolean' },
  },
  sort: ['id', 'title'],
  defaultSort: { field: 'id', direction: 'asc' },
  populate: relations,
  fields,
  /** The language of the catalog's texts; left out, that of the call. */
  also: ['language'],
});

export const templateItem = declareItem({ populate: relations, fields });

export type TemplatesRequest = RequestOf<typeof templatesCollection>;
