import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { RequestError } from '../errors.ts';
import type { IdempotencyKeys, KeyOwner } from '../idempotency-keys/index.ts';

const keyShape = /^[\x21-\x7e]{1,255}$/;

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: IdempotencyKeys;
  }
}

/** Lets `answeredOnce` store its answers there. */
export function registerIdempotency(app: FastifyInstance, keptAnswers: IdempotencyKeys): void {
  app.decorate('keptAnswers', keptAnswers);
}

/**
 * Implements `Idempotency-Key`: repeating a call with the same key gets the first answer, with `Idempotency-Replayed:
 * true`, and changes nothing. For calls that require a permission of a company.
 */
export function answeredOnce(handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function once(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const key = request.headers['idempotency-key'];
    const carryOut = async () => {
      const answer: unknown = await handler.call(this, request, reply);
      return { status: reply.statusCode, answer };
    };
    if (key === undefined) return (await carryOut()).answer;
    if (typeof key !== 'string' || !keyShape.test(key)) throw new RequestError('request.bad_idempotency_key');
    const call = JSON.stringify([request.method, request.url, request.body ?? null]);
    const kept = await request.server.keptAnswers.once(ownerOf(request, key), call, carryOut);
    reply.status(kept.status);
    if (kept.isRepeated) reply.header('idempotency-replayed', 'true');
    return kept.answer;
  };
}

function ownerOf({ principal }: FastifyRequest, key: string): KeyOwner {
  if (principal?.kind === 'apiToken')
    return { companyId: principal.companyId, actor: `token ${principal.apiToken.id}`, key };
  if (principal?.kind === 'signedIn' && principal.companyId !== null)
    return { companyId: principal.companyId, actor: `user ${principal.userId}`, key };
  throw new Error('Only calls that ask for a permission of a company are answered once.');
}
