import type { RouteContract } from '@nimble/contracts';

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

/** Each of them is enough. */
export function securityOf({ config: { access, apiToken } }: RouteContract): Record<string, string[]>[] {
  if (access === 'public' || access === 'signed') return [];
  if (access === 'candidate' || access === 'take') return [{ candidateToken: [] }];
  if (access === 'guest') return [{ guestToken: [] }];
  if (access === 'master') return [{ session: ['master'] }];
  if (access === 'signedIn') return [{ session: [] }];
  // OpenAPI 3.1 accepts roles here for schemes without scopes.
  const rights = [access, ...(access.or ?? [])].map(({ resource, action }) => [`${resource}:${action}`]);
  const bySession = rights.map((right) => ({ session: right }));
  return apiToken === 'refused' ? bySession : [...bySession, ...rights.map((right) => ({ apiToken: right }))];
}
