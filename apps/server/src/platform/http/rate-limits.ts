import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../errors.ts';

/** Counts calls per network address for the routes whose contract sets a limit; over it answers 429 with Retry-After. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'preValidation',
    errorResponseBuilder: () => new RequestError('tooMany'),
  });
}
