import type { RefusalCode } from './all-refusals.ts';
import type { CollectionDeclaration, ItemDeclaration } from './collections/declaration.ts';
import type { Action, Permission, Resource } from './roles/permissions.ts';

/**
 * Who may call a route. The server checks it before anything else of the route runs; a route without `access` stops the
 * start.
 * - `public`: anybody.
 * - `signed`: any holder of the URL; its signature and expiry are part of the query.
 * - `candidate`: a candidate token, valid for one submission only.
 * - `take`: the same, for the take of that submission which the address names as `takeId`.
 * - `guest`: the token of a guest link, valid for the content of that link.
 * - `signedIn`: any signed-in user.
 * - `master`: the signed-in master account, which runs the installation.
 * - `{ resource, action }`: a signed-in user of a company whose role holds this permission, or one of those of `or`, or
 *   an API token that does, unless the contract says `apiToken: 'refused'`. API tokens work for no other access.
 */
export type Access =
  | 'public'
  | 'signed'
  | 'candidate'
  | 'take'
  | 'guest'
  | 'signedIn'
  | 'master'
  | { resource: Resource; action: Action; or?: readonly Permission[] };

/**
 * At most `max` calls in `windowSeconds` seconds for one caller (an API token, a user, an interview; else a network
 * address), counted by each process separately.
 */
export type RateLimit = { max: number; windowSeconds: number };

/** At most `max` in `windowSeconds` seconds. */
type Limit = { max: number; windowSeconds: number };

/**
 * Rate limits for calls by which accounts are guessed or emails are caused, counted over all processes. `address`
 * counts the calls of one network address. `account` counts the tries of one address on one account, which a field of
 * the body names (`data.shareToken` one inside another): attackers cannot lock out the owner. With `failuresOnly` a
 * successful call does not count. From `slowAfter` tries on one account by all addresses together, each further one is
 * answered more slowly.
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
  /** The declared queries of a list call; its `querystring` is `collectionQuery`. */
  collection?: CollectionDeclaration;
  /** The same of a call that answers one record. */
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
    /**
     * People of a suspended company may call it although it is no GET: it only reads, or decides about erasing, which
     * goes on meanwhile.
     */
    whileSuspended?: 'allowed';
    rateLimit?: RateLimit;
    attemptLimit?: AttemptLimit;
    /** Its body is a file, which nothing compares with that of another call: each is carried out. */
    idempotencyKey?: 'ignored';
    /** Refusals of this call, besides those of any call (`request.…`, `server.…`) and of its access. */
    refuses?: readonly RefusalCode[];
  };
  /** Largest body in bytes; Fastify's default elsewhere. */
  bodyLimit?: number;
};

/** Declares a contract and keeps its exact type. */
export function route<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
