import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { networkOf } from './attempt-limits.ts';

const windowMilliseconds = 60_000;

/**
 * Calls a minute of one caller, over all routes whose contract sets no limit of its own. A page shows up to 96
 * pictures, and a whole office or a lecture hall may share one address, so that the limit only stops endless loops.
 */
const mostCalls = { apiToken: 600, signedIn: 1200, candidate: 1200, guest: 1200, signed: 6000, public: 3000 };

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
    max: (request) => mostCalls[kindOf(request)],
    keyGenerator: callerOf,
    // Excludes the files of the web app.
    allowList: (request) => request.routeOptions.config.access === undefined,
    errorResponseBuilder: () => new RequestError('request.too_many'),
  });
}

function kindOf({ principal, routeOptions }: FastifyRequest): keyof typeof mostCalls {
  if (principal !== null) return principal.kind;
  return routeOptions.config.access === 'signed' ? 'signed' : 'public';
}

/** The counted caller: a program, a person, an interview; else a network address. */
function callerOf(request: FastifyRequest): string {
  const { principal } = request;
  switch (principal?.kind) {
    case 'apiToken':
      return `token ${principal.apiToken.id}`;
    case 'signedIn':
      return `user ${principal.userId}`;
    case 'candidate':
      return `submission ${principal.submissionId}`;
    case 'guest':
      return `guest ${principal.guestLinkId} ${networkOf(request.ip)}`;
    default:
      return `${kindOf(request)} ${networkOf(request.ip)}`;
  }
}
