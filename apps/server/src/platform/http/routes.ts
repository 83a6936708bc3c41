import type { RouteContract } from '@nimble/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { $ZodType, input, output } from 'zod/v4/core';
import { withoutJobs } from '../database/index.ts';
import { inLanguage, namedLanguage } from '../texts/index.ts';
import type { PrincipalOf } from './access.ts';
import { serializerOf } from './answer-serializers.ts';
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
    schema: { ...contract.schema },
    serializerCompiler: () => serializerOf(contract),
    config: {
      access: contract.config.access,
      refuses: contract.config.refuses ?? [],
      ...callersOf(contract),
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
 * Calls that create or start something; changing or deleting twice has the effect of once. A transaction would last as
 * long as an upload, and hide the announcement of its bytes from the sweep that erases them after a crash.
 */
export function isCarriedOutOnce({ method, config: { access, idempotencyKey } }: RouteContract): boolean {
  return method === 'POST' && typeof access === 'object' && idempotencyKey !== 'ignored';
}

function callersOf({ config: { apiToken, whileSuspended } }: RouteContract) {
  return { ...(apiToken && { apiToken }), ...(whileSuspended && { whileSuspended }) };
}

function limitsOf({ config: { rateLimit, attemptLimit } }: RouteContract) {
  return {
    ...(rateLimit && { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowSeconds * 1000 } }),
    ...(attemptLimit && { attemptLimit }),
  };
}
