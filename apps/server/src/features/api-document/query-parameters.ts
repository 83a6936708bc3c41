import { largestPageSize, lastPage, type RouteContract } from '@nimble/contracts';
import type { CollectionDeclaration, ItemDeclaration } from '@nimble/contracts/collections';
import type { JsonSchema, Parameter } from './document-types.ts';
import { filtersName, reference } from './filter-schemas.ts';

/** The parameters of a generic call, from its declaration. */
export function askedParameters({ collection, item }: RouteContract): Parameter[] {
  if (item !== undefined) return itemParameters(item);
  if (collection === undefined) return [];
  return [
    count('page', lastPage, 'From 1. `pagination[page]` is the same.'),
    count('pageSize', largestPageSize, 'Defaults to 10. `pagination[pageSize]` is the same.'),
    pagination,
    query('sort', { type: 'string', enum: collection.sort.flatMap((by) => [by, `${by}:asc`, `${by}:desc`]) }),
    ...itemParameters(collection),
    ...(collection.also ?? []).map((name) => query(name, { type: 'string', maxLength: 200 })),
    filtersOf(collection),
  ];
}

function itemParameters({ populate, fields }: ItemDeclaration): Parameter[] {
  const relations = Object.keys(populate);
  return [
    list('fields', fields, 'The fields to return. The id and populated relations are always included.'),
    ...(relations.length === 0 ? [] : [list('populate', relations, 'The relations to include.')]),
  ];
}

const countOf = (least: number, most: number): JsonSchema => ({
  type: 'integer',
  minimum: least,
  maximum: most,
});
const limit = countOf(1, largestPageSize);
const pages = { page: countOf(1, lastPage), pageSize: limit };
const rows = { start: countOf(0, lastPage * largestPageSize), limit };

/** Either way to count; the answer uses the same. */
const pagination: Parameter = {
  ...query('pagination', {
    anyOf: [pages, rows].map((properties) => ({ type: 'object', properties, additionalProperties: false })),
  }),
  description:
    'By page or by row (`start` from 0), not both. `meta.pagination` of the response uses the same.',
  style: 'deepObject',
  explode: true,
};

/** An object in an object: `filters[title][$containsi]=x`, as `qs` and the clients of headless CMSs write it. */
function filtersOf(collection: CollectionDeclaration): Parameter {
  const description =
    'All filters must match. In a URL, the object is written as `filters[title][$containsi]=x`.';
  return {
    ...query('filters', reference(filtersName(collection))),
    description,
    style: 'deepObject',
    explode: true,
  };
}

function count(name: string, most: number, description: string): Parameter {
  return { ...query(name, { type: 'integer', minimum: 1, maximum: most }), description };
}

/** `fields=a&fields=b`, as clients write a list by themselves; `fields=a,b` is read too. */
function list(name: string, values: readonly string[], description: string): Parameter {
  const schema = { type: 'array', items: { type: 'string', enum: [...values] }, minItems: 1 };
  return { ...query(name, schema), description, style: 'form', explode: true };
}

function query(name: string, schema: JsonSchema): Parameter {
  return { name, in: 'query', required: false, schema };
}
