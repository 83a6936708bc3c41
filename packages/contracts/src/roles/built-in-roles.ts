import { type Action, actions, type Permissions, type Resource, resources } from './permissions.ts';

export const builtInRoleNames = ['master', 'admin', 'sub_admin', 'viewer', 'authenticated'] as const;
export type BuiltInRoleName = (typeof builtInRoleNames)[number];

const every = (names: readonly Resource[], flags: readonly Action[]): Permissions =>
  Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(flags.map((flag) => [flag, true]))]),
  ) as Permissions;

/**
 * What the roles that every company has may do (spec 1 §6, spec 2 §6). `authenticated` is a signed-in user
 * without any right yet, as after Google sign-in and before the company is set up.
 */
export const builtInRoles: Record<BuiltInRoleName, { description: string; permissions: Permissions }> = {
  master: { description: 'Runs this installation', permissions: every(resources, actions) },
  admin: { description: 'Runs the company: everything in it', permissions: every(resources, actions) },
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
    description: 'Sees jobs and candidates and changes nothing',
    permissions: {
      dashboards: { view: true },
      job: { view: true },
      submission: { view: true },
      settings: { view: true, update: true },
    },
  },
  authenticated: { description: 'Signed in, not yet part of a company', permissions: {} },
};
