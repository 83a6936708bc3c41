import type { JsonSchema } from '../document-types.ts';

/** A readable form of a schema: like a TypeScript type, with its limits. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  const one = schema.allOf?.[0];
  if (one !== undefined) return schemaText(one, indent);
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return several.map((each) => schemaText(each, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items !== undefined) return `${arrayOf(schemaText(schema.items, indent))}${bounds(schema)}`;
  if (schema.properties !== undefined) return objectText(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
  return `${[schema.type ?? 'anything'].flat().join(' | ')}${bounds(schema)}`;
}

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, property]) =>
      `${deeper}${name}${required.includes(name) ? '' : '?'}: ${schemaText(property, deeper)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const arrayOf = (item: string) =>
  item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;

function bounds(schema: JsonSchema): string {
  const { format, minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const said = [
    ...(format === undefined ? [] : [format]),
    ...range('characters', minLength, maxLength),
    ...range('of them', minItems, maxItems),
    ...range('', least, most),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function range(unit: string, least: number | undefined, most: number | undefined): string[] {
  if (least === undefined && most === undefined) return [];
  const numbers =
    least === undefined
      ? `at most ${most}`
      : most === undefined
        ? `at least ${least}`
        : `${least} to ${most}`;
  return [`${numbers} ${unit}`.trim()];
}
