import { largestPageSize, type RouteContract } from '@nimble/contracts';
import { type FilterField, type ItemDeclaration, operatorsOf } from '@nimble/contracts/collections';
import type { JsonSchema, Parameter } from './document-types.ts';

/** The parameters of a generic call, from what it declares. */
export function askedParameters({ collection, item }: RouteContract): Parameter[] {
  if (item !== undefined) return itemParameters(item);
  if (collection === undefined) return [];
  return [
    count('page', 1_000_000, 'From 1. `pagination[page]` is the same.'),
    count('pageSize', largestPageSize, '10 when it is left out. `pagination[pageSize]` is the same.'),
    query('sort', { type: 'string', enum: collection.sort.flatMap((by) => [by, `${by}:asc`, `${by}:desc`]) }),
    ...itemParameters(collection),
    ...(collection.also ?? []).map((name) => query(name, { type: 'string', maxLength: 200 })),
    ...Object.entries(collection.filters).flatMap(([name, field]) => filterParameters(name, field)),
  ];
}

function itemParameters({ populate, fields }: ItemDeclaration): Parameter[] {
  const relations = Object.keys(populate);
  return [
    list('fields', fields, 'What is wanted of each thing; its id and what is populated come in any case.'),
    ...(relations.length === 0 ? [] : [list('populate', relations, 'Relations that come along.')]),
  ];
}

function filterParameters(name: string, field: FilterField): Parameter[] {
  const path = name
    .split('.')
    .map((part) => `[${part}]`)
    .join('');
  return operatorsOf(field).map((operator) => {
    const key = `filters${path}[${operator}]`;
    if (operator === '$null' || operator === '$notNull')
      return query(key, { type: 'string', enum: ['true', 'false'] });
    if (operator !== '$in' && operator !== '$notIn') return query(key, valueOf(field));
    const schema = { type: 'array', items: valueOf(field), minItems: 1, maxItems: 50 };
    return { ...query(key, schema), style: 'form', explode: true };
  });
}

function valueOf(field: FilterField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: 500 };
    case 'choice':
      return { type: 'string', enum: [...field.values] };
    case 'number':
      return { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    case 'time':
      return { type: 'string', format: 'date-time' };
  }
}

function count(name: string, most: number, description: string): Parameter {
  return { ...query(name, { type: 'integer', minimum: 1, maximum: most }), description };
}

/** `a,b` */
function list(name: string, values: readonly string[], description: string): Parameter {
  const schema = { type: 'array', items: { type: 'string', enum: [...values] }, minItems: 1 };
  return { ...query(name, schema), description, style: 'form', explode: false };
}

function query(name: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', required: false, schema };
}
