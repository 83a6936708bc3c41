import type { Access } from '@nimble/contracts';
import type { RefusalCode } from '@nimble/contracts/all-refusals';
import { apiTokenPrefix } from '@nimble/contracts/api-tokens';
import { isOneAllowed, type Permissions } from '@nimble/contracts/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import type { GuessLimits } from './limits/guess-limits.ts';
import { originOf } from './origin.ts';

/** A signed-in user who may not have a company yet. */
export type SignedIn = {
  kind: 'signedIn';
  sessionId: string;
  userId: number;
  companyId: number | null;
  /** Is the user the master, who runs the installation? */
  isMaster: boolean;
  /** Has the master suspended the company? Then its people can only read. */
  isStopped: boolean;
  permissions: Permissions;
  /** Jobs that only their hiring teams see. */
  hiddenJobs: readonly number[];
};
/** A program of a company, which acts for the person who made its token. */
export type TokenHolder = {
  kind: 'apiToken';
  apiToken: { id: number; name: string };
  /** Does the plan of the company include API access? */
  isIncluded: boolean;
  userId: number;
  companyId: number;
  permissions: Permissions;
  /** The permissions of the person who made it. */
  permissionsOfMaker: Permissions;
  /** Those of the person who made it. */
  hiddenJobs: readonly number[];
};
/** The network address of a call, as far as TRUST_PROXY lets the server know it. */
type Caller = {
  address: string;
  /** The calling browser tab, if it names itself. */
  origin?: string | undefined;
};
/** A signed-in user of a company, or a program of it, with the permission that the route requires. */
export type Member = (SignedIn | TokenHolder) & Caller & { companyId: number };
/** The candidate of one interview. */
export type Candidate = {
  kind: 'candidate';
  submissionId: number;
  companyId: number;
  /** By a link in an email, not only by typing its address. */
  isMailed: boolean;
};
/** The same, sending one take; undefined where this interview has no such take. */
export type TakeSender = Candidate & { take: SentTake | undefined };
type SentTake = {
  /** May it still be uploaded? Not once it is an answer. */
  isAccepted: boolean;
  isSubmitted: boolean;
  /** Its maximum size in bytes. */
  largestBytes: number;
  /** Its announced size; null while it is still being recorded. */
  lengthBytes: number | null;
};

/** A guest without an account, who may watch the content of one link. */
export type Guest = { kind: 'guest'; guestLinkId: number; companyId: number };

export type PrincipalOf<A> = A extends 'candidate'
  ? Candidate
  : A extends 'take'
    ? TakeSender
    : A extends 'guest'
      ? Guest
      : A extends 'signedIn' | 'master'
        ? SignedIn & Caller
        : A extends { resource: string }
          ? Member
          : null;

/**
 * Resolves a bearer token to its caller; undefined for a token that is wrong, expired, revoked or orphaned. That of a
 * candidate throws RequestError as `requireMailed` does.
 */
export type Authenticate = {
  user: (token: string) => Promise<SignedIn | undefined>;
  apiToken: (token: string) => Promise<TokenHolder | undefined>;
  candidate: (token: string) => Promise<Candidate | undefined>;
  /** Runs before the address is validated: `takeId` may be anything. */
  take: (token: string, takeId: unknown) => Promise<TakeSender | undefined>;
  guest: (token: string) => Promise<Guest | undefined>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    apiToken?: 'refused';
    whileSuspended?: 'allowed';
    /** Refusals that the OpenAPI document lists besides those of any call. */
    refuses?: readonly RefusalCode[];
  }
  interface FastifyRequest {
    principal: ((SignedIn | TokenHolder) & Caller) | Candidate | TakeSender | Guest | null;
  }
}

/** HTTP compares the name of a scheme without case, and some clients write it small. */
const challenge = /^bearer /i;

/** The form of a session token. Only programs send anything else, such as an API token that was not copied whole. */
const signed = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Checks each request against the `access` of its contract, before its body is read. An API route without `access`
 * stops the start. Without `guesses` token guessing is not limited.
 */
export function registerAccess(
  app: FastifyInstance,
  authenticate: Authenticate,
  guesses: GuessLimits | undefined,
): void {
  app.decorateRequest('principal', null);
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public' || access === 'signed') return;
    const refusal = (code?: 'api_token.not_valid') =>
      guesses?.refusal(request, reply, code) ?? new RequestError(code ?? 'request.unauthorized');
    request.principal = await admit(access, request, { authenticate, guesses, refusal });
  });
}

type Door = {
  authenticate: Authenticate;
  guesses: GuessLimits | undefined;
  /** The error for an unknown token. */
  refusal: (code?: 'api_token.not_valid') => RequestError;
};

async function admit(access: Exclude<Access, 'public' | 'signed'>, request: FastifyRequest, door: Door) {
  const { authenticate, refusal } = door;
  const token = bearerToken(request);
  if (token === undefined) throw new RequestError('request.token_missing');
  if (access === 'candidate') return (await authenticate.candidate(token)) ?? refuse(refusal());
  if (access === 'take') {
    const { takeId } = request.params as { takeId?: unknown };
    return (await authenticate.take(token, takeId)) ?? refuse(refusal());
  }
  if (access === 'guest') {
    return (await lookUp(token, request, door, authenticate.guest)) ?? refuse(refusal());
  }
  const user = token.startsWith(apiTokenPrefix)
    ? await admitProgram(token, request, door)
    : ((await authenticate.user(token)) ??
      refuse(refusal(signed.test(token) ? undefined : 'api_token.not_valid')));
  if (access === 'master' && !isMaster(user)) throw new RequestError('request.forbidden');
  if (typeof access === 'object' && !mayCall(user, access))
    throw new RequestError('request.forbidden', { because: missingPermission(user, access) });
  if (typeof access === 'object' && user.kind === 'signedIn' && user.isStopped && !isReading(request))
    throw new RequestError('installation.stopped');
  return { ...user, address: request.ip, origin: originOf(request) };
}

/** Calls that require no permission of the company are about the caller's own account. */
async function admitProgram(token: string, request: FastifyRequest, door: Door) {
  const holder = await lookUp(token, request, door, door.authenticate.apiToken);
  if (holder === undefined) throw door.refusal('api_token.not_valid');
  const { access, apiToken } = request.routeOptions.config;
  if (typeof access !== 'object' || apiToken === 'refused') throw new RequestError('api_token.refused');
  if (!holder.isIncluded) throw new RequestError('plan.api_ended');
  return holder;
}

/** For tokens without a signature, which only the database can check. */
async function lookUp<Principal>(
  token: string,
  request: FastifyRequest,
  { guesses }: Door,
  find: (token: string) => Promise<Principal | undefined>,
): Promise<Principal | undefined> {
  if (guesses !== undefined && !guesses.mayLookUp(request, token)) return undefined;
  const found = await find(token);
  if (found !== undefined) guesses?.holdGood(token);
  return found;
}

function refuse(error: RequestError): never {
  throw error;
}

/** By the method and not by the permission, because the permission to view is enough to save a view. */
function isReading({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || routeOptions.config.whileSuspended === 'allowed';
}

function isMaster(user: SignedIn | TokenHolder): boolean {
  return user.kind === 'signedIn' && user.isMaster;
}

function mayCall(user: SignedIn | TokenHolder, access: Exclude<Access, string>): boolean {
  return user.companyId !== null && isOneAllowed(user.permissions, [access, ...(access.or ?? [])]);
}

/** For programmers alone: the pages name permissions in other words. */
function missingPermission(
  user: SignedIn | TokenHolder,
  access: Exclude<Access, string>,
): string | undefined {
  if (user.kind !== 'apiToken') return undefined;
  const codes = [access, ...(access.or ?? [])].map(({ resource, action }) => `${resource}:${action}`);
  return `This call needs the permission ${codes.join(' or ')}, which this API token or the person who created it lacks.`;
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const header = headers.authorization ?? '';
  return challenge.test(header) ? header.replace(challenge, '') : undefined;
}
