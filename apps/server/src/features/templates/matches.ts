import type { JobTemplate } from '@nimble/contracts/templates';
import type { TemplatesRequest } from './templates.collection.ts';

type Condition = NonNullable<TemplatesRequest['where']>;
type Field = Extract<Condition, { kind: 'compare' }>['field'];

const valueOf: Record<Field, (template: JobTemplate) => string | number> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  category: ({ category_id }) => category_id,
  employment_type: ({ employment_type }) => employment_type,
  is_standard: ({ is_standard }) => String(is_standard),
};

/** Does a template meet a condition? Templates are too few to ask the database. */
export function matches(template: JobTemplate, condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.every((each) => matches(template, each));
    case 'or':
      return condition.conditions.some((each) => matches(template, each));
    case 'not':
      return !matches(template, condition.condition);
    case 'oneOf':
      return condition.values.includes(valueOf[condition.field](template));
    case 'compare': {
      const value = valueOf[condition.field](template);
      return condition.operator === '$containsi'
        ? String(value).toLowerCase().includes(String(condition.value).toLowerCase())
        : value === condition.value;
    }
  }
}
