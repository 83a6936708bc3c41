import type { Access } from '@nimble/contracts';
import { apiTokenMessages, apiTokenPrefix } from '@nimble/contracts/api-tokens';
import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

/** A signed-in user who may not have a company yet. */
export type SignedIn = {
  kind: 'signedIn';
  sessionId: string;
  userId: number;
  companyId: number | null;
  permissions: Permissions;
};
/** A program of a company, which acts for the person who made its token. */
export type TokenHolder = {
  kind: 'apiToken';
  apiToken: { id: number; name: string };
  userId: number;
  companyId: number;
  permissions: Permissions;
};
/** Where a call comes from: the network address, as far as TRUST_PROXY lets the server know it. */
type Caller = { address: string };
/** A signed-in user of a company, or a program of it, holding the right that the route asks for. */
export type Member = (SignedIn | TokenHolder) & Caller & { companyId: number };
/** Somebody in the middle of one interview. */
export type Candidate = { kind: 'candidate'; submissionId: number; companyId: number };

/** Somebody without an account, who may watch what one link shows. */
export type Guest = { kind: 'guest'; guestLinkId: number; companyId: number };

export type PrincipalOf<A> = A extends 'candidate'
  ? Candidate
  : A extends 'guest'
    ? Guest
    : A extends 'signedIn'
      ? SignedIn & Caller
      : A extends { resource: string }
        ? Member
        : null;

/** Turns a bearer token into who is calling; undefined for a token that is wrong, expired, revoked or orphaned. */
export type Authenticate = {
  user: (token: string) => Promise<SignedIn | undefined>;
  apiToken: (token: string) => Promise<TokenHolder | undefined>;
  candidate: (token: string) => Promise<Candidate | undefined>;
  guest: (token: string) => Promise<Guest | undefined>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    apiToken?: 'refused';
  }
  interface FastifyRequest {
    principal: ((SignedIn | TokenHolder) & Caller) | Candidate | Guest | null;
  }
}

const challenge = 'Bearer ';

/**
 * Checks each request against the `access` of its contract, before its body is read. A route of the API without
 * `access` stops the start.
 */
export function registerAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('principal', null);
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public' || access === 'signed') return;
    request.principal = await admit(access, request, authenticate);
  });
}

async function admit(access: Access, request: FastifyRequest, authenticate: Authenticate) {
  const token = bearerToken(request);
  if (token === undefined) throw new RequestError('unauthorized');
  if (access === 'candidate' || access === 'guest') {
    const bearer = await authenticate[access](token);
    if (bearer === undefined) throw new RequestError('unauthorized');
    return bearer;
  }
  const user = token.startsWith(apiTokenPrefix)
    ? await admitProgram(token, request, authenticate)
    : await authenticate.user(token);
  if (user === undefined) throw new RequestError('unauthorized');
  if (typeof access === 'object' && !mayCall(user, access)) throw new RequestError('forbidden');
  return { ...user, address: request.ip };
}

/** Calls that ask for no right of the company are about the caller's own account. */
async function admitProgram(token: string, request: FastifyRequest, authenticate: Authenticate) {
  const holder = await authenticate.apiToken(token);
  if (holder === undefined) throw new RequestError('unauthorized', apiTokenMessages.notValid);
  const { access, apiToken } = request.routeOptions.config;
  if (typeof access !== 'object' || apiToken === 'refused')
    throw new RequestError('forbidden', apiTokenMessages.refused);
  return holder;
}

function mayCall(user: SignedIn | TokenHolder, access: Exclude<Access, string>): boolean {
  return user.companyId !== null && isAllowed(user.permissions, access.resource, access.action);
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith(challenge) ? header.slice(challenge.length) : undefined;
}
