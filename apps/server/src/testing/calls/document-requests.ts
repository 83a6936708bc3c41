import type { RouteContract } from '@nimble/contracts';
import fc from 'fast-check';
import {
  flatKeys,
  type JsonSchema,
  type Operation,
  type Parameter,
} from '../../features/api-document/index.ts';
import type { ValidRequest } from './prepared.ts';
import { nobody, oddHeaders } from './request-headers.ts';
import { nameOf } from './sample-calls.ts';
import { valueOf } from './schema-values.ts';

/** A request as `fetch` takes it. */
export type DocumentRequest = {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** A value of Authorization in place of the call's own kind of token. */
  nobody: string | undefined;
};

type Asked = {
  route: RouteContract;
  operation: Operation;
  valid: ValidRequest;
  /** The parameters that the document names. */
  schemas: Record<string, JsonSchema>;
};

/** The valid request, unchanged. */
export function asSent({ path, headers, body }: ValidRequest): DocumentRequest {
  const isJson = body !== undefined && !Buffer.isBuffer(body);
  return {
    path,
    headers: { ...headers, ...(isJson && json) },
    body: isJson ? JSON.stringify(body) : body,
    nobody: undefined,
  };
}

const json = { 'content-type': 'application/json' };

/** Requests to one operation, generated from the document: most of them valid, some with errors. */
export function requestTo(asked: Asked): fc.Arbitrary<DocumentRequest> {
  return fc.record({
    path: fc.tuple(pathOf(asked), queryOf(asked)).map((parts) => parts.join('')),
    headers: oddHeaders.map((odd) => ({ ...asSent(asked.valid).headers, ...odd })),
    body: bodyOf(asked),
    nobody: fc.option(nobody, { freq: 9, nil: undefined }),
  });
}

function pathOf({ route, operation, valid }: Asked): fc.Arbitrary<string> {
  const known = fc.constant(valid.path.replace(/\?.*/, ''));
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
  if (parameters.length === 0) return known;
  const others = fc.tuple(...parameters.map(({ schema }) => fc.oneof(valueOf(schema), fc.string())));
  const random = others.map((values) => {
    let at = 0;
    return route.url.replace(/:\w+/g, () => encoded(`${String(values[at++])}` || '0'));
  });
  return fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: random });
}

const wrongQueries = [
  'filters[nobody][$eq]=1',
  'sort=nobody',
  'populate=nobody',
  'fields=nobody',
  'page=0',
  'x=1',
  '%',
];

function queryOf({ operation, valid, schemas }: Asked): fc.Arbitrary<string> {
  const known = valid.path.split('?')[1];
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const optional = parameters.filter(({ required }) => !required);
  const needed = parameters.filter(({ required }) => required);
  const chosen = fc
    .subarray(optional, { maxLength: Math.min(4, optional.length) })
    .chain((some) => fc.tuple(...[...needed, ...some].map((one) => written(one, schemas))))
    .map((parts) => parts.join('&'));
  const wrong = fc.oneof(fc.constantFrom(...wrongQueries), fc.string().map(encoded));
  return fc
    .oneof(
      { weight: known === undefined ? 0 : 4, arbitrary: fc.constant(known ?? '') },
      { weight: 4, arbitrary: chosen },
      { weight: 1, arbitrary: wrong },
    )
    .map((query) => (query === '' ? '' : `?${query}`));
}

function written(
  { name, schema, style }: Omit<Parameter, 'in' | 'required'>,
  schemas: Asked['schemas'],
): fc.Arbitrary<string> {
  if (style === 'deepObject') {
    const shape = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
    return fc.oneof(...(shape.anyOf ?? [shape]).map((one) => writtenObject(name, one, schemas)));
  }
  return valueOf(schema).map((value) => {
    const values = [value].flat().map((one) => encoded(String(one)));
    return values.map((one) => `${encoded(name)}=${one}`).join('&');
  });
}

/** Some of an object's keys, each as it is written in an address. */
function writtenObject(name: string, schema: JsonSchema, schemas: Asked['schemas']): fc.Arbitrary<string> {
  const keys = flatKeys(name, schema);
  return fc
    .subarray(keys, { minLength: 1, maxLength: Math.min(3, keys.length) })
    .chain((some) => fc.tuple(...some.map((key) => written(key, schemas))))
    .map((parts) => parts.join('&'));
}

function bodyOf({ operation, valid: { body } }: Asked): fc.Arbitrary<DocumentRequest['body']> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (Buffer.isBuffer(body)) return bytesLike(body);
  if (schema === undefined) return fc.constant(undefined);
  const made = valueOf(schema);
  const mended = made.chain((value) =>
    fc.infiniteStream(fc.boolean()).map((picks) => mixed(value, body, picks)),
  );
  return fc
    .oneof(
      { weight: 4, arbitrary: mended },
      { weight: 2, arbitrary: made },
      { weight: 2, arbitrary: fc.oneof(fc.constant(body), made).chain(spoiled) },
      { weight: 1, arbitrary: fc.jsonValue() },
    )
    .map((value) => JSON.stringify(value) ?? 'null');
}

/** The generated value with members of the valid one, whose ids and codes cannot be guessed. */
function mixed(made: unknown, valid: unknown, picks: Iterator<boolean>): unknown {
  if (!isObject(made) || !isObject(valid)) return picks.next().value === true ? made : valid;
  const shared = Object.keys(valid).map((key) => [
    key,
    key in made ? mixed(made[key], valid[key], picks) : valid[key],
  ]);
  return { ...made, ...Object.fromEntries(shared) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same bytes, some of them, or others. */
function bytesLike(valid: Buffer): fc.Arbitrary<Buffer> {
  return fc.oneof(
    fc.constant(valid),
    fc.nat(valid.length).map((length) => valid.subarray(0, length)),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  );
}

/** The same with another value somewhere, or without it. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.jsonValue();
  const keys = Object.keys(value);
  if (keys.length === 0) return fc.jsonValue();
  return fc.tuple(fc.constantFrom(...keys), fc.boolean()).chain(([key, isGone]) => {
    const member = (value as Record<string, unknown>)[key];
    const other = isGone ? fc.constant(undefined) : fc.oneof(fc.jsonValue(), spoiled(member));
    return other.map((one) => (Array.isArray(value) ? [...value, one] : { ...value, [key]: one }));
  });
}

/** A lone surrogate has no encoding: half an escape stands for it. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

export const showRequest = (route: RouteContract, { path, headers, nobody: as, body }: DocumentRequest) =>
  `${nameOf(route)} ${path} ${JSON.stringify({ ...headers, as })} ${body?.toString('utf8') ?? ''}`;
