import type { RouteContract } from '@nimble/contracts';
import { apiTokenActions } from '@nimble/contracts/api-tokens';

const bearer = (description: string, bearerFormat: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat,
  description,
});

export const securitySchemes = {
  session: bearer('The `jwt` that signing in returns. It is valid as long as its session.', 'JWT'),
  apiToken: bearer(
    'A company’s token, created under Settings, API. It has the permissions it was given.',
    'nim_…',
  ),
  candidateToken: bearer('Returned when an interview is started; valid for that submission.', 'JWT'),
  guestToken: bearer('Part of a guest link; valid for what the link shows.', 'opaque'),
};

type Scheme = keyof typeof securitySchemes;

const callers: Readonly<Record<Scheme, string>> = {
  session: 'a session',
  apiToken: 'an API token',
  candidateToken: 'the token of an interview',
  guestToken: 'the token of a guest link',
};

function schemesOf(route: RouteContract): Scheme[] {
  const { access, apiToken } = route.config;
  if (access === 'public' || access === 'signed') return [];
  if (access === 'candidate' || access === 'take') return ['candidateToken'];
  if (access === 'guest') return ['guestToken'];
  if (access === 'master' || access === 'signedIn' || apiToken === 'refused') return ['session'];
  return permissionsOf(route).some(isForTokens) ? ['session', 'apiToken'] : ['session'];
}

/** Tokens never hold the others, so a call that needs one of those refuses every token. */
function isForTokens(permission: string): boolean {
  return Object.entries(apiTokenActions).some(([resource, actions]) =>
    actions.some((action) => permission === `${resource}:${action}`),
  );
}

/** One of them is enough. */
export function permissionsOf({ config: { access } }: RouteContract): string[] {
  if (typeof access === 'string') return [];
  return [access, ...(access.or ?? [])].map(({ resource, action }) => `${resource}:${action}`);
}

/** Each of them is enough. Permissions are not named here: linters accept scopes for OAuth only. */
export function securityOf(route: RouteContract): Record<string, string[]>[] {
  return schemesOf(route).map((scheme) => ({ [scheme]: [] }));
}

/** Says who may call, in words for people. */
export function accessText(route: RouteContract): string {
  const schemes = schemesOf(route);
  if (schemes.length === 0) return 'Needs no token.';
  if (route.config.access === 'master') return 'Needs a session of the master account.';
  const permissions = permissionsOf(route);
  const held = permissions.length === 0 ? '' : ` with the permission ${permissions.join(' or ')}`;
  return `Needs ${schemes.map((scheme) => callers[scheme]).join(' or ')}${held}.`;
}
