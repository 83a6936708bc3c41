import type { RouteContract } from '@nimble/contracts';

const bearer = (description: string, bearerFormat: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat,
  description,
});

export const securitySchemes = {
  session: bearer('The `jwt` that signing in answers with. It ends with its session.', 'JWT'),
  apiToken: bearer(
    'A token of a company, made under Settings, API. It holds the rights it was given.',
    'nim_…',
  ),
  candidateToken: bearer('What beginning an interview answers with; good for that submission.', 'JWT'),
  guestToken: bearer('From the link that a guest was given; good for what it shows.', 'opaque'),
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
