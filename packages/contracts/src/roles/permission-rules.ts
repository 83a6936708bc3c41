import {
  type Action,
  actions,
  isAllowed,
  type Permissions,
  type Resource,
  supportedActions,
} from './permissions.ts';
import { roleMessages } from './roles.messages.ts';

/**
 * The rules of the permission matrix (spec 2 §5). The form moves from state to state by `setRight` and `setModule`
 * alone; the server refuses whatever `permissionsProblem` finds fault with.
 */

/** The modules of the form; the dashboard belongs to every role. */
export const roleModules = [
  'job',
  'submission',
  'analytics',
  'user-management',
  'roles',
  'company',
  'settings',
  'storage',
  'pricing',
  'plans',
  'audit',
] as const satisfies readonly Resource[];

/** What every role of a company holds. */
export const emptyPermissions: Permissions = { dashboards: { view: true } };

/** Who manages users chooses roles for them, and so must see the roles. */
const neededBy = { 'user-management': 'roles' } as const;

/**
 * Ticks or clears one right, and whatever must follow it: any action needs the view of its module, managing users
 * needs the view of the roles, and without a view nothing that needed it stays. An unsupported action changes nothing.
 */
export function setRight(
  permissions: Permissions,
  resource: Resource,
  action: Action,
  isOn: boolean,
): Permissions {
  if (!supportedActions[resource].includes(action)) return permissions;
  if (isOn) {
    const given = { ...permissions, [resource]: { ...permissions[resource], view: true, [action]: true } };
    return resource === 'user-management' ? setRight(given, neededBy[resource], 'view', true) : given;
  }
  if (action !== 'view') return { ...permissions, [resource]: { ...permissions[resource], [action]: false } };
  const cleared = { ...permissions, [resource]: {} };
  return resource === neededBy['user-management'] ? { ...cleared, 'user-management': {} } : cleared;
}

/** Ticks or clears a whole module: only what it supports, and only what the person at the form may give. */
export function setModule(
  permissions: Permissions,
  resource: Resource,
  isOn: boolean,
  giver: Permissions,
): Permissions {
  if (!isOn) return setRight(permissions, resource, 'view', false);
  return supportedActions[resource]
    .filter((action) => isAllowed(giver, resource, action))
    .reduce((given, action) => setRight(given, resource, action, true), permissions);
}

/** Why no role may hold exactly these rights; undefined when one may. */
export function permissionsProblem(permissions: Permissions): string | undefined {
  for (const resource of roleModules) {
    const held = heldActions(permissions, resource);
    if (held.some((action) => !supportedActions[resource].includes(action))) {
      return roleMessages.unsupportedRight(resource);
    }
    if (held.length > 0 && !held.includes('view')) return roleMessages.viewMissing(resource);
    if (held.length > 0 && resource === 'user-management' && !isAllowed(permissions, 'roles', 'view')) {
      return roleMessages.rolesViewMissing;
    }
  }
  return undefined;
}

/** The rights as they are kept: the ticked ones only, and the view of the dashboard (spec 2 §5). */
export function savedPermissions(permissions: Permissions): Permissions {
  const saved: Permissions = { ...emptyPermissions };
  for (const resource of roleModules) {
    const held = heldActions(permissions, resource);
    if (held.length > 0) saved[resource] = Object.fromEntries(held.map((action) => [action, true]));
  }
  return saved;
}

function heldActions(permissions: Permissions, resource: Resource): Action[] {
  return actions.filter((action) => isAllowed(permissions, resource, action));
}
