import type { RouteContract } from '@nimble/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { PrincipalOf } from './access.ts';

type Parsed<Schema, Part extends string> =
  Schema extends Record<Part, infer Found> ? (Found extends $ZodType ? output<Found> : undefined) : undefined;

type Answer<Schema> = Schema extends { response: { 200: infer Found } }
  ? Found extends $ZodType
    ? input<Found>
    : unknown
  : unknown;

/** What a handler is given: the validated parts of the request and who is calling, typed by the contract. */
export type Call<Contract extends RouteContract> = {
  params: Parsed<Contract['schema'], 'params'>;
  query: Parsed<Contract['schema'], 'querystring'>;
  body: Parsed<Contract['schema'], 'body'>;
  principal: PrincipalOf<Contract['config']['access']>;
  /** For the few routes that stream. */
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Adds a contract's handler. The answer is checked against the contract's schema, which drops undeclared fields. */
export function handle<const Contract extends RouteContract>(
  app: FastifyInstance,
  contract: Contract,
  handler: (call: Call<Contract>) => Promise<Answer<Contract['schema']>>,
): void {
  const onCall: RouteHandlerMethod = async (request, reply) =>
    handler({
      params: request.params,
      query: request.query,
      body: request.body,
      principal: request.principal,
      request,
      reply,
    } as Call<Contract>);
  app.route({
    method: contract.method,
    url: contract.url,
    schema: contract.schema,
    config: { access: contract.config.access, ...rateLimitOf(contract) },
    ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
    exposeHeadRoute: false,
    handler: onCall,
  });
}

function rateLimitOf(contract: RouteContract) {
  const limit = contract.config.rateLimit;
  return limit === undefined ? {} : { rateLimit: { max: limit.max, timeWindow: limit.windowSeconds * 1000 } };
}
