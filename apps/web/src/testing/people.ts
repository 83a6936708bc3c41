import type { User } from '@nimble/contracts/accounts';
import { actions, type Permissions, resources, supportedActions } from '@nimble/contracts/roles';

/** Has all permissions. */
export const allPermissions = Object.fromEntries(
  resources.map((resource) => [
    resource,
    Object.fromEntries(actions.map((action) => [action, supportedActions[resource].includes(action)])),
  ]),
) as Permissions;

/** An admin of a company with default colors. */
export function signedInUser(changes: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'ada',
    displayName: 'Ada Hall',
    firstName: null,
    lastName: null,
    position: null,
    bio: null,
    phone: null,
    location: null,
    website: null,
    avatar: null,
    email: 'ada@example.com',
    confirmed: true,
    provider: 'local',
    googleLinked: false,
    theme: 'light',
    language: null,
    role: { id: 1, name: 'admin', description: 'Admin' },
    company: {
      id: 1,
      name: 'Alder & Finch',
      website: null,
      primaryColor: '#0F766E',
      secondaryColor: '#134E4A',
      accentColor: '#F59E0B',
      logo: null,
      insightsLevel: 'scores',
      videoNeverRequired: false,
    },
    permissions: allPermissions,
    createdAt: '2026-05-04T12:00:00.000Z',
    updatedAt: '2026-05-04T12:00:00.000Z',
    ...changes,
  };
}
