import type { RouteContract } from '@nimble/contracts';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import { $ZodType, type ToJSONSchemaParams, toJSONSchema } from 'zod/v4/core';
import { type WrittenSchema, writtenBothWays } from './collections/pagination.ts';

type Serialize = (answer: unknown) => string;

/**
 * The dialect with `nullable` instead of `anyOf`; its numeric bounds, which others reject, have no effect on
 * serializing.
 */
const writtenSchema: ToJSONSchemaParams = {
  target: 'openapi-3.0',
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    delete jsonSchema.exclusiveMinimum;
    delete jsonSchema.exclusiveMaximum;
    // Where an answer has several shapes its shape is found by validation, to which `nullable` adds nothing to a list.
    const { nullable, enum: values, oneOf: shapes } = jsonSchema;
    if (nullable === true && values?.includes(null) === false) values.push(null);
    // Validation refuses `nullable` beside shapes: none is one of them.
    if (nullable === true && shapes !== undefined) {
      delete jsonSchema.nullable;
      jsonSchema.oneOf = [...shapes, { type: 'null' }];
    }
  },
};

/** Shared by every server in this process: tests build hundreds. */
const compiled = new WeakMap<RouteContract, Serialize>();

/**
 * Serializes an answer by its contract, and drops other fields: several times faster than validating an answer whose
 * shape the presenter's type already guarantees. Compiled for the first answer: to compile those of all calls takes
 * most of a start.
 */
export function serializerOf(contract: RouteContract): Serialize {
  const answer = contract.schema.response?.[200];
  if (!(answer instanceof $ZodType)) throw new Error('The answer has no schema.');
  let serialize = compiled.get(contract);
  return (value) => {
    serialize ??= compiled.get(contract) ?? compile(contract, answer);
    return serialize(value);
  };
}

function compile(contract: RouteContract, answer: $ZodType): Serialize {
  const written = toJSONSchema(answer, writtenSchema);
  const isList = contract.collection !== undefined;
  const shown = isList ? writtenBothWays(written as WrittenSchema) : written;
  const serialize: Serialize = fastJsonStringify(shown as AnySchema);
  compiled.set(contract, serialize);
  return serialize;
}
