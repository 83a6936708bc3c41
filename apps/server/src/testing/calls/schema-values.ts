import fc from 'fast-check';
import type { JsonSchema } from '../../features/api-document/index.ts';

/**
 * Values that a schema of the API's document accepts. The server may refuse them by rules that no schema can express.
 */
export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return fc.oneof(...several.map(valueOf));
  if (schema.allOf !== undefined)
    return valueOf(Object.assign({}, { ...schema, allOf: undefined }, ...schema.allOf));
  if (schema.properties !== undefined || schema.type === 'object') return objectOf(schema);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'integer':
      return fc.oneof(
        fc.integer({ ...rangeOf(schema), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) }),
        edges(schema),
      );
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue();
  }
}

function objectOf({
  properties = {},
  required = [],
  additionalProperties,
}: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one)]));
  const object = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  if (typeof additionalProperties !== 'object') return object;
  const others = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valueOf(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(object, others).map(([own, more]) => ({ ...more, ...own }));
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const most = maximum ?? (exclusiveMaximum === undefined ? 100_000 : exclusiveMaximum - 1);
  return { min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31 - 1) };
}

/** The largest numbers allowed; they must be answered as well. */
function edges({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  return fc.constantFrom(minimum ?? -1, maximum ?? Number.MAX_SAFE_INTEGER);
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date-time')
    return fc
      .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  const most = Math.min(Math.max(maxLength, minLength), minLength + 200);
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: most });
  return pattern === undefined ? plain : matching(pattern, plain);
}

/**
 * Texts of a pattern with required parts. One that only forbids characters matches nearly every text, and generating
 * from it costs half a second for ten.
 */
function matching(pattern: string, plain: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  if (pattern.startsWith('^[^')) return plain.filter((text) => expression.test(text));
  try {
    return fc.stringMatching(expression);
  } catch {
    return plain;
  }
}
