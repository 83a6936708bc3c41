import { idField, timestampField } from '@nimble/contracts';
import { $ZodType, toJSONSchema } from 'zod/v4/core';
import type { JsonSchema } from './document-types.ts';

/** The input or output of a contract's schema, as JSON Schema. */
export function schemaOf(schema: unknown, io: 'input' | 'output'): JsonSchema {
  if (!(schema instanceof $ZodType)) throw new Error('A contract holds something else than a schema');
  const { $schema: _dialect, ...written } = toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      writePatternsPortably(jsonSchema);
      if (zodSchema === (timestampField as unknown)) jsonSchema.format = 'date-time';
      if (zodSchema !== (idField as unknown)) return;
      // An id also accepts digits, because paths have no numbers; in JSON it is a number.
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
    },
  });
  return JSON.parse(JSON.stringify(written), withWholeNumbers) as JsonSchema;
}

/** Names of ids, counts and sizes. What may be a fraction, such as a duration or a rate, has none of them. */
const wholeNames = [
  /^ids?$|Ids?$/,
  /^(job|media|pool|libraryQuestion)$|Media$/,
  /^(page|order|total|total[A-Z]\w*)$|Count$/,
  /^(answers|applications|candidates|characters|questions|submissions|users|words)$/,
  /^(maximum|minimum)(Characters|Words|Files|Chosen)$/,
  /^(size|bytes|width|height)$|Size$|[Bb]ytes$/,
];

/**
 * Answers say only `number`, of which generated clients make a fraction: in Java or Go the id of an answer would not fit
 * into the path of the next call.
 */
function withWholeNumbers(name: string, value: unknown): unknown {
  return wholeNames.some((pattern) => pattern.test(name)) ? whole(value as JsonSchema) : value;
}

function whole(schema: JsonSchema): JsonSchema {
  const { type, items } = schema;
  if (type === 'number') return { ...schema, type: 'integer' };
  if (type === 'array' && items !== undefined) return { ...schema, items: whole(items) };
  if (!Array.isArray(type)) return schema;
  return { ...schema, type: type.map((one) => (one === 'number' ? 'integer' : one)) };
}

/**
 * Generated clients compile patterns in their own language: Python refuses `\p{…}`, Java also `\0`. A pattern that needs
 * `\p{…}` is left out, and only the server checks it.
 */
function writePatternsPortably(schema: { pattern?: string; allOf?: object[] }): void {
  for (const part of [schema, ...(schema.allOf ?? [])] as { pattern?: string }[]) {
    if (part.pattern === undefined) continue;
    part.pattern = part.pattern.replace('\\0\\p{Cs}', '\\x00');
    if (part.pattern.includes('\\p{')) delete part.pattern;
  }
}

/** The properties of an object's schema, with which of them are required. */
export function propertiesOf(schema: unknown): { name: string; schema: JsonSchema; isRequired: boolean }[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    isRequired: required.includes(name),
  }));
}
