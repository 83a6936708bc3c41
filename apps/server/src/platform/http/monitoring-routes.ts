import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import type { Monitoring, RequestMetrics } from '../monitoring/index.ts';
import { bearerToken } from './access.ts';
import { answerUnknownRoute } from './error-answers.ts';
import type { GuessLimits } from './limits/guess-limits.ts';
import { routeOf } from './request-log.ts';

const textOfPrometheus = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * `/health/live` says that the process answers, `/health/ready` whether it should get calls (not once it is shutting
 * down). Both are public and say yes or no; `/metrics` requires the token.
 */
export function registerMonitoring(
  app: FastifyInstance,
  monitoring: Monitoring,
  {
    token,
    leaving,
    guesses,
  }: { token: string | undefined; leaving: AbortSignal; guesses?: GuessLimits | undefined },
): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const checks = await monitoring.look();
    const isReady = !leaving.aborted && Object.values(checks).every(Boolean);
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks });
  });
  app.get('/metrics', async (request, reply) => {
    if (token === undefined) return answerUnknownRoute(request, reply);
    if (!holds(request, token))
      throw guesses?.refusal(request, reply) ?? new RequestError('request.unauthorized');
    return reply
      .type(textOfPrometheus)
      .header('cache-control', 'no-store')
      .send(await monitoring.metrics());
  });
}

function holds(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(bearerToken(request) ?? ''), digest(token));
}

/** Only files are sent as these: forms with a file, and slices of recordings. */
const typesOfFiles = /^(multipart\/form-data|application\/offset\+octet-stream)\b/i;

/** Measures every call by its route, and counts running uploads. */
export function registerMeasuring(app: FastifyInstance, { answered, uploads }: RequestMetrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (typesOfFiles.test(request.headers['content-type'] ?? '')) {
      uploads.begin();
      reply.raw.once('close', uploads.end);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    answered({ method: request.method, route: routeOf(request), status, seconds: reply.elapsedTime / 1000 });
    done();
  });
}
