import type { JobTemplate, TemplatesRequest } from '@nimble/contracts/templates';

type Condition = NonNullable<TemplatesRequest['where']>;
type Comparison = Extract<Condition, { kind: 'compare' }>;

const valueOf: Record<Comparison['field'], (template: JobTemplate) => string | number> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  category: ({ category_id }) => category_id,
  employment_type: ({ employment_type }) => employment_type,
  is_standard: ({ is_standard }) => String(is_standard),
};

/** Does a template meet a condition? Templates are too few to query the database. */
export function matches(template: JobTemplate, condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.every((each) => matches(template, each));
    case 'or':
      return condition.conditions.some((each) => matches(template, each));
    case 'not':
      return !matches(template, condition.condition);
    case 'isNull':
      return false;
    case 'oneOf':
      return condition.values.includes(valueOf[condition.field](template));
    case 'compare':
      return compares(valueOf[condition.field](template), condition);
  }
}

function compares(own: string | number, { operator, value }: Comparison): boolean {
  const [left, right] = typeof own === 'string' ? [searchText(own), searchText(value)] : [own, value];
  switch (operator) {
    case '$eq':
      return own === value;
    case '$eqi':
      return left === right;
    case '$ne':
      return own !== value;
    case '$contains':
      return String(own).includes(String(value));
    case '$containsi':
      return String(left).includes(String(right));
    case '$gt':
      return left > right;
    case '$gte':
      return left >= right;
    case '$lt':
      return left < right;
    case '$lte':
      return left <= right;
  }
}

/** Without accents and case, about as the database's `search_text`; in capitals first, because these have no ß. */
function searchText(text: unknown): string {
  return String(text).normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
