import { type Permissions, resources, supportedActions } from './permissions.ts';

export const builtInRoleNames = ['master', 'admin', 'sub_admin', 'viewer', 'authenticated'] as const;
export type BuiltInRoleName = (typeof builtInRoleNames)[number];

/** Built-in roles that a company's users can have. */
export const assignableBuiltInRoles = ['admin', 'sub_admin', 'viewer'] as const;

/** All permissions. */
const everything: Permissions = Object.fromEntries(
  resources.map((resource) => [
    resource,
    Object.fromEntries(supportedActions[resource].map((action) => [action, true])),
  ]),
);

/**
 * Permissions of the built-in roles. `authenticated` is a signed-in user without any permission yet, as after Google
 * sign-in and before the company is set up.
 */
export const builtInRoles: Record<BuiltInRoleName, { description: string; permissions: Permissions }> = {
  master: { description: 'Manages this installation', permissions: everything },
  admin: { description: 'Manages everything in the company', permissions: everything },
  sub_admin: {
    description: 'Creates and edits jobs and reviews candidates',
    permissions: {
      dashboards: { view: true },
      job: { view: true, create: true, update: true },
      submission: { view: true, update: true },
      analytics: { view: true },
      settings: { view: true, update: true },
    },
  },
  viewer: {
    description: 'Views jobs and candidates without changing anything',
    permissions: {
      dashboards: { view: true },
      job: { view: true },
      submission: { view: true },
      settings: { view: true, update: true },
    },
  },
  authenticated: { description: 'Signed in, but not yet part of a company', permissions: {} },
};

/** Would a role of this title be mistaken for a built-in one? Underscores are shown as spaces. */
export function isReservedTitle(title: string): boolean {
  const plain = title
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
  return builtInRoleNames.some((name) => name === plain);
}
