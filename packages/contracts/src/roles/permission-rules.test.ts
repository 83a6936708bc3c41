import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRoutes } from '../all-routes.ts';
import { plansPagePermissions } from '../plans/plan-permissions.ts';
import { builtInRoleNames, builtInRoles, isReservedTitle } from './built-in-roles.ts';
import {
  emptyPermissions,
  permissionsProblem,
  roleModules,
  savedPermissions,
  setModule,
  setPermission,
} from './permission-rules.ts';
import {
  actions,
  holdsAll,
  isAllowed,
  type Permission,
  type Permissions,
  resources,
  supportedActions,
} from './permissions.ts';

const anything: Permissions = builtInRoles.master.permissions;

type Click = {
  resource: (typeof roleModules)[number];
  action: (typeof actions)[number] | 'all';
  isOn: boolean;
};
const click: fc.Arbitrary<Click> = fc.record({
  resource: fc.constantFrom(...roleModules),
  action: fc.constantFrom(...actions, 'all' as const),
  isOn: fc.boolean(),
});

function after(
  clicks: readonly Click[],
  start: Permissions = emptyPermissions,
  giver: Permissions = anything,
) {
  return clicks.reduce(
    (permissions, { resource, action, isOn }) =>
      action === 'all'
        ? setModule(permissions, resource, isOn, giver)
        : setPermission(permissions, resource, action, isOn),
    start,
  );
}

/** Any map of flags, also ones that the form never makes. */
const anyFlags = fc.record(
  Object.fromEntries(
    resources.map((resource) => [
      resource,
      fc.record(Object.fromEntries(actions.map((action) => [action, fc.boolean()])), { requiredKeys: [] }),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Permissions>;

describe('the permission matrix', () => {
  test('no sequence of clicks reaches a state that the server refuses', () => {
    fc.assert(
      fc.property(fc.array(click, { maxLength: 60 }), (clicks) => {
        const permissions = after(clicks);
        expect(permissionsProblem(permissions)).toBeUndefined();
        expect(isAllowed(savedPermissions(permissions), 'dashboards', 'view')).toBe(true);
      }),
    );
  });

  test('a click does what its label says', () => {
    fc.assert(
      fc.property(fc.array(click, { maxLength: 30 }), click, (clicks, { resource, action, isOn }) => {
        const before = after(clicks);
        const result = after([{ resource, action, isOn }], before);
        const meant = action === 'all' ? supportedActions[resource] : [action];
        for (const one of meant) {
          const isSupported = supportedActions[resource].includes(one);
          expect(isAllowed(result, resource, one)).toBe(isSupported && isOn);
        }
      }),
    );
  });

  test('the holder of a reachable set gives nothing beyond it, whatever they may click', () => {
    fc.assert(
      fc.property(
        fc.array(click, { maxLength: 30 }),
        fc.array(click, { maxLength: 30 }),
        (giversClicks, clicks) => {
          const giver = after(giversClicks);
          const mayClick = clicks.filter(
            ({ resource, action }) => action === 'all' || isAllowed(giver, resource, action),
          );
          expect(holdsAll(giver, after(mayClick, emptyPermissions, giver))).toBe(true);
        },
      ),
    );
  });

  test('every state that passes can be reached by clicks, and every other one cannot', () => {
    fc.assert(
      fc.property(anyFlags, (flags) => {
        const wanted = savedPermissions(flags);
        const clicks = roleModules.flatMap((resource) =>
          actions
            .filter((action) => isAllowed(wanted, resource, action))
            .map((action) => ({ resource, action, isOn: true })),
        );
        const reached = savedPermissions(after(clicks));
        const isReached = holdsAll(reached, wanted) && holdsAll(wanted, reached);
        expect(isReached).toBe(permissionsProblem(flags) === undefined);
      }),
      { numRuns: 1000 },
    );
  });

  test('the rules of the specification, one by one', () => {
    const everyJob = setModule(emptyPermissions, 'job', true, anything);
    expect(everyJob.job).toEqual({ view: true, create: true, update: true, delete: true });
    expect(setPermission(everyJob, 'job', 'view', false).job).toEqual({});
    expect(setPermission(emptyPermissions, 'job', 'delete', true).job).toEqual({ view: true, delete: true });
    const managing = setPermission(emptyPermissions, 'user-management', 'create', true);
    expect(managing.roles).toEqual({ view: true });
    expect(setPermission(managing, 'roles', 'view', false)['user-management']).toEqual({});
    expect(setModule(managing, 'roles', false, anything)['user-management']).toEqual({});
    expect(setModule(emptyPermissions, 'company', true, anything).company).toEqual({
      view: true,
      update: true,
    });
    expect(setPermission(emptyPermissions, 'analytics', 'delete', true)).toBe(emptyPermissions);
  });
});

test('built-in roles hold what a form could give them, each less than the one above', () => {
  for (const name of builtInRoleNames) {
    expect(permissionsProblem(builtInRoles[name].permissions), name).toBeUndefined();
  }
  const { master, admin, sub_admin, viewer, authenticated } = builtInRoles;
  const order = [master, admin, sub_admin, viewer, authenticated];
  for (const [index, role] of order.slice(1).entries()) {
    expect(holdsAll(order[index]?.permissions ?? {}, role.permissions)).toBe(true);
  }
  expect(holdsAll(sub_admin.permissions, admin.permissions)).toBe(false);
});

test('a title that reads like a built-in role is reserved', () => {
  for (const title of ['admin', ' Sub Admin', 'sub-admin', 'MASTER'])
    expect(isReservedTitle(title), title).toBe(true);
  for (const title of ['Administration', 'Recruiter']) expect(isReservedTitle(title), title).toBe(false);
});

test('no route asks for a permission that no role can hold', () => {
  for (const { method, url, config } of allRoutes) {
    if (typeof config.access !== 'object') continue;
    for (const { resource, action } of [config.access, ...permissionsBeside(config.access)])
      expect(supportedActions[resource], `${method} ${url}`).toContain(action);
  }
});

test('every permission of the form opens a call or a part of a page', () => {
  const used = new Set<string>();
  const note = ({ resource, action }: Permission) => used.add(`${resource} ${action}`);
  for (const { config } of allRoutes) {
    if (typeof config.access === 'object') [config.access, ...permissionsBeside(config.access)].forEach(note);
  }
  Object.values(plansPagePermissions).flat().forEach(note);
  // The settings are open to every role, which the form says.
  const offered = roleModules
    .filter((resource) => resource !== 'settings')
    .flatMap((resource) => supportedActions[resource].map((action) => `${resource} ${action}`));
  expect(offered.filter((permission) => !used.has(permission))).toEqual([]);
});

function permissionsBeside(access: object): readonly Permission[] {
  return 'or' in access ? (access.or as readonly Permission[]) : [];
}
