import type { RouteContract } from '../route.ts';

/**
 * The calls of a candidate's first page: without schemas, because zod would be a tenth of its size. Their rate limits
 * let a lecture hall open a link at once, from one address. Their contracts, made of these, are in
 * interviews.routes.ts.
 */
export const firstPageCalls = {
  getPublicInterview: {
    method: 'GET',
    url: '/api/getPublicInterview/:jobToken',
    config: { access: 'public', rateLimit: { max: 1200, windowSeconds: 60 } },
  },
  currentInterview: {
    method: 'GET',
    url: '/api/interviews/current',
    config: { access: 'candidate' },
  },
  interviewOpened: {
    method: 'POST',
    url: '/api/interviews/opened',
    config: { access: 'public', rateLimit: { max: 500, windowSeconds: 60 } },
  },
} as const satisfies Record<string, Omit<RouteContract, 'schema'>>;
