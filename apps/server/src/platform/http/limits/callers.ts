import type { FastifyRequest } from 'fastify';
import { networkOf } from './attempt-limits.ts';

export type CallerKind = 'apiToken' | 'signedIn' | 'candidate' | 'guest' | 'signed' | 'public';

export function kindOfCaller({ principal, routeOptions }: FastifyRequest): CallerKind {
  if (principal !== null) return principal.kind;
  return routeOptions.config.access === 'signed' ? 'signed' : 'public';
}

/**
 * The name under which a call is counted: a program, a person, an interview; else a network address. Known after the
 * access check.
 */
export function callerOf(request: FastifyRequest): string {
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
      return `${kindOfCaller(request)} ${networkOf(request.ip)}`;
  }
}
