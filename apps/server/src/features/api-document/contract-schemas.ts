import { idField } from '@nimble/contracts';
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
      if (zodSchema !== (idField as unknown)) return;
      // An id also accepts digits, because paths have no numbers; in JSON it is a number.
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
    },
  });
  return written as JsonSchema;
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
