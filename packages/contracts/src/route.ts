import type { Action, Resource } from './roles/permissions.ts';

/**
 * Who may call a route. The server checks it before anything else of the route runs; a route without `access`
 * stops the start.
 * - `public`: anybody.
 * - `signed`: whoever holds the URL; its signature and expiry are part of the query.
 * - `candidate`: a candidate token, good for one submission only.
 * - `signedIn`: any signed-in user.
 * - `{ resource, action }`: a signed-in user of a company whose role holds this right.
 */
export type Access = 'public' | 'signed' | 'candidate' | 'signedIn' | { resource: Resource; action: Action };

/** At most `max` calls in `windowSeconds` seconds for one caller, counted by network address. */
export type RateLimit = { max: number; windowSeconds: number };

/**
 * One call of the product: a Fastify route without its handler. The server adds the handler, the web a typed
 * `call()`. Schemas are zod (made with `zod/mini`, because the browser loads them).
 */
export type RouteContract = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  /** Fastify's syntax: `/api/jobs/:id`. */
  url: `/api/${string}`;
  schema: {
    summary: string;
    params?: unknown;
    querystring?: unknown;
    body?: unknown;
    response?: Record<number, unknown>;
  };
  config: { access: Access; rateLimit?: RateLimit };
  /** Largest body in bytes; Fastify's default elsewhere. */
  bodyLimit?: number;
};

/** Declares a contract and keeps its exact type. */
export function route<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
