import type { RouteContract } from '@nimble/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { $ZodType, type input, type output, type ToJSONSchemaParams, toJSONSchema } from 'zod/v4/core';
import { withoutJobs } from '../database/index.ts';
import { inLanguage, namedLanguage } from '../texts/index.ts';
import type { PrincipalOf } from './access.ts';
import { type WrittenSchema, writtenBothWays } from './collections/pagination.ts';
import { answeredOnce } from './idempotency.ts';

type Parsed<Schema, Part extends string> =
  Schema extends Record<Part, infer Found> ? (Found extends $ZodType ? output<Found> : undefined) : undefined;

type Answer<Schema> = Schema extends { response: { 200: infer Found } }
  ? Found extends $ZodType
    ? input<Found>
    : unknown
  : unknown;

export type AnswerOf<Contract extends RouteContract> = Answer<Contract['schema']>;

/** A handler's input: the validated parts of the request and the caller, typed by the contract. */
export type Call<Contract extends RouteContract> = {
  params: Parsed<Contract['schema'], 'params'>;
  query: Parsed<Contract['schema'], 'querystring'>;
  body: Parsed<Contract['schema'], 'body'>;
  principal: PrincipalOf<Contract['config']['access']>;
  /** For the few routes that stream. */
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Adds a contract's handler. The answer is serialized by the contract's schema, which drops undeclared fields. */
export function handle<const Contract extends RouteContract>(
  app: FastifyInstance,
  contract: Contract,
  handler: (call: Call<Contract>) => Promise<AnswerOf<Contract>>,
): void {
  const onCall: RouteHandlerMethod = async (request, reply) =>
    inLanguage(namedLanguage(request.headers['accept-language']), () =>
      handler({
        params: request.params,
        query: request.query,
        body: request.body,
        principal: request.principal,
        request,
        reply,
      } as Call<Contract>),
    );
  app.route({
    method: contract.method,
    url: contract.url,
    schema: { ...contract.schema, response: answerSchemas(contract) },
    config: {
      access: contract.config.access,
      refuses: contract.config.refuses ?? [],
      ...tokensOf(contract),
      ...limitsOf(contract),
    },
    ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
    exposeHeadRoute: false,
    handler: forCaller(isCarriedOutOnce(contract) ? answeredOnce(onCall) : onCall),
  });
}

/** Nothing of a call reads the jobs that are hidden from its person. */
function forCaller(handler: RouteHandlerMethod): RouteHandlerMethod {
  return function visible(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const { principal } = request;
    const hidden = principal !== null && 'hiddenJobs' in principal ? principal.hiddenJobs : [];
    return withoutJobs(hidden, () => handler.call(this, request, reply));
  };
}

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

/**
 * Fastify compiles this into a serializer for exactly these fields: several times faster than validating an answer
 * whose shape the presenter's type already guarantees.
 */
function answerSchemas({ schema, collection }: RouteContract): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.response ?? {}).map(([status, answer]) => {
      if (!(answer instanceof $ZodType)) throw new Error(`The answer ${status} has no schema.`);
      const written = toJSONSchema(answer, writtenSchema);
      return [status, collection === undefined ? written : writtenBothWays(written as WrittenSchema)];
    }),
  );
}

/** Calls that create or start something; changing or deleting twice has the effect of once. */
function isCarriedOutOnce({ method, config: { access } }: RouteContract): boolean {
  return method === 'POST' && typeof access === 'object';
}

function tokensOf({ config: { apiToken } }: RouteContract) {
  return apiToken === undefined ? {} : { apiToken };
}

function limitsOf({ config: { rateLimit, attemptLimit } }: RouteContract) {
  return {
    ...(rateLimit && { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowSeconds * 1000 } }),
    ...(attemptLimit && { attemptLimit }),
  };
}
