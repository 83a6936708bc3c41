import type { RefusalCode } from './all-refusals.ts';
import type { CollectionDeclaration, ItemDeclaration } from './collections/declaration.ts';
import type { Action, Resource, Right } from './roles/permissions.ts';

/**
 * Who may call a route. The server checks it before anything else of the route runs; a route without `access`
 * stops the start.
 * - `public`: anybody.
 * - `signed`: whoever holds the URL; its signature and expiry are part of the query.
 * - `candidate`: a candidate token, good for one submission only.
 * - `take`: the same, for the take of that submission which the address names as `takeId`.
 * - `guest`: the token of a guest link, good for what that link shows.
 * - `signedIn`: any signed-in user.
 * - `master`: the signed-in master account, which runs the installation.
 * - `{ resource, action }`: a signed-in user of a company whose role holds this right, or one of those of `or`, or an API
 *   token that does, unless the contract says `apiToken: 'refused'`. API tokens are for nothing else.
 */
export type Access =
  | 'public'
  | 'signed'
  | 'candidate'
  | 'take'
  | 'guest'
  | 'signedIn'
  | 'master'
  | { resource: Resource; action: Action; or?: readonly Right[] };

/**
 * At most `max` calls in `windowSeconds` seconds for one caller (an API token, a user, an interview; else a network
 * address), counted by each process for itself.
 */
export type RateLimit = { max: number; windowSeconds: number };

/** At most `max` in `windowSeconds` seconds. */
type Limit = { max: number; windowSeconds: number };

/**
 * Limits for calls by which accounts are guessed or mails are caused, counted over all processes. `address` counts what
 * one network address calls. `account` counts what one address tries on one account, which a field of the body names
 * (`data.shareToken` one inside another): nobody is locked out by what others try. With `failuresOnly` a call that succeeds does not count. From `slowAfter`
 * tries on one account by all addresses together, each further one is answered more slowly.
 */
export type AttemptLimit = {
  address: Limit;
  account?: Limit & { field: string; failuresOnly?: boolean; slowAfter?: number };
};

/**
 * One call of the product: a Fastify route without its handler. The server adds the handler, the web a typed
 * `call()`. Schemas are zod (made with `zod/mini`, because the browser loads them).
 */
export type RouteContract = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** Fastify's syntax: `/api/jobs/:id`. */
  url: `/api/${string}`;
  /** What its query may ask, of a call that lists a collection; its `querystring` is `collectionQuery`. */
  collection?: CollectionDeclaration;
  /** The same of a call that answers one thing. */
  item?: ItemDeclaration;
  schema: {
    summary: string;
    params?: unknown;
    querystring?: unknown;
    body?: unknown;
    response?: Record<number, unknown>;
  };
  config: {
    access: Access;
    apiToken?: 'refused';
    rateLimit?: RateLimit;
    attemptLimit?: AttemptLimit;
    /** How this call may be refused, beside what any call may answer (`request.…`, `server.…`) and what its access asks. */
    refuses?: readonly RefusalCode[];
  };
  /** Largest body in bytes; Fastify's default elsewhere. */
  bodyLimit?: number;
};

/** Declares a contract and keeps its exact type. */
export function route<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
