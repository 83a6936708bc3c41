import type { RouteContract } from '@nimble/contracts';
import { type CollectionDeclaration, type FilterField, operatorsOf } from '@nimble/contracts/collections';
import type { JsonSchema } from './document-types.ts';

const mostValues = 50;

/** The schema name of a collection's filters, which its groups (`$or`) need to refer to it. */
export function filtersName({ name }: CollectionDeclaration): string {
  return `${name}Filters`;
}

/** The filters of every collection as schemas of objects, by their names. */
export function filterSchemas(routes: readonly RouteContract[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    routes.flatMap(({ collection }) =>
      collection === undefined ? [] : [[filtersName(collection), filtersSchema(collection)]],
    ),
  );
}

export function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema> };

function filtersSchema(collection: CollectionDeclaration): JsonSchema {
  const root = objectSchema();
  for (const [path, field] of Object.entries(collection.filters)) {
    const node = path.split('.').reduce(memberOf, root);
    for (const operator of operatorsOf(field)) node.properties[operator] = comparedWith(operator, field);
  }
  const self = reference(filtersName(collection));
  const group = { type: 'array', items: self };
  Object.assign(root.properties, { $and: group, $or: group, $not: self });
  return root;
}

function objectSchema(): ObjectSchema {
  return { type: 'object', properties: {}, additionalProperties: false };
}

/** The entry of a name; created if missing. */
function memberOf({ properties }: ObjectSchema, name: string): ObjectSchema {
  const member = { ...objectSchema(), ...properties[name] };
  properties[name] = member;
  return member;
}

function comparedWith(operator: string, field: FilterField): JsonSchema {
  if (operator === '$null' || operator === '$notNull') return { type: 'boolean' };
  const value = valueOf(field);
  if (operator !== '$in' && operator !== '$notIn') return value;
  return { type: 'array', items: value, minItems: 1, maxItems: mostValues };
}

function valueOf(field: FilterField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: 500 };
    case 'choice':
      return { type: 'string', enum: [...field.values] };
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
      return { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    case 'time':
      return { type: 'string', format: 'date-time' };
  }
}

/** The flat keys for a schema of objects, such as `filters[title][$eq]`; without its groups. */
export function flatKeys(name: string, schema: JsonSchema): { name: string; schema: JsonSchema }[] {
  const isGroup = schema.$ref !== undefined || schema.items?.$ref !== undefined;
  if (isGroup) return [];
  if (schema.properties === undefined) return [{ name, schema }];
  return Object.entries(schema.properties).flatMap(([key, member]) => flatKeys(`${name}[${key}]`, member));
}
