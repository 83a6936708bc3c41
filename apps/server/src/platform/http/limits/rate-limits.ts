import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../errors.ts';
import { type CallerKind, callerOf, kindOfCaller } from './callers.ts';

const windowMilliseconds = 60_000;

/**
 * Calls a minute of one caller, over all routes whose contract sets no limit of its own. A page shows up to 96
 * pictures, and a whole office or a lecture hall may share one address, so that the limit only stops endless loops.
 */
const mostCalls: Record<CallerKind, number> = {
  apiToken: 600,
  signedIn: 1200,
  candidate: 1200,
  guest: 1200,
  signed: 6000,
  public: 3000,
};

/**
 * Counts the calls of the API, those of a route with a limit of its own separately. Every answer says how many are left
 * (RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset in seconds); over the limit it is 429 with Retry-After. Each
 * process counts separately. Runs after the access check, so that the caller is known.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    hook: 'preValidation',
    enableDraftSpec: true,
    timeWindow: windowMilliseconds,
    max: (request) => mostCalls[kindOfCaller(request)],
    keyGenerator: callerOf,
    // Excludes the files of the web app.
    allowList: (request) => request.routeOptions.config.access === undefined,
    errorResponseBuilder: () => new RequestError('request.too_many'),
  });
}
