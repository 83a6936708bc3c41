import { textOf } from '../message.ts';
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
 * The rules of the permission matrix. The form changes its state by `setPermission` and `setModule` alone; the server
 * refuses whatever `permissionsProblem` reports.
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

/** The permissions that every role of a company has. */
export const emptyPermissions: Permissions = { dashboards: { view: true } };

/** Managing users includes choosing roles for them, and so needs the view of roles. */
const neededBy = { 'user-management': 'roles' } as const;

/**
 * Ticks or clears one permission with its consequences: any action needs the view of its module, managing users needs
 * the view of the roles, and clearing a view clears what needed it. An unsupported action changes nothing.
 */
export function setPermission(
  permissions: Permissions,
  resource: Resource,
  action: Action,
  isOn: boolean,
): Permissions {
  if (!supportedActions[resource].includes(action)) return permissions;
  if (isOn) {
    const given = { ...permissions, [resource]: { ...permissions[resource], view: true, [action]: true } };
    return resource === 'user-management' ? setPermission(given, neededBy[resource], 'view', true) : given;
  }
  if (action !== 'view') return { ...permissions, [resource]: { ...permissions[resource], [action]: false } };
  const cleared = { ...permissions, [resource]: {} };
  return resource === neededBy['user-management'] ? { ...cleared, 'user-management': {} } : cleared;
}

/** Ticks or clears a whole module: only supported actions, and only those that the person at the form may give. */
export function setModule(
  permissions: Permissions,
  resource: Resource,
  isOn: boolean,
  giver: Permissions,
): Permissions {
  if (!isOn) return setPermission(permissions, resource, 'view', false);
  return supportedActions[resource]
    .filter((action) => isAllowed(giver, resource, action))
    .reduce((given, action) => setPermission(given, resource, action, true), permissions);
}

/** Why a role may not have exactly these permissions; undefined when it may. */
export function permissionsProblem(permissions: Permissions): string | undefined {
  for (const resource of roleModules) {
    const held = heldActions(permissions, resource);
    if (held.some((action) => !supportedActions[resource].includes(action))) {
      return textOf(roleMessages.unsupportedPermission, { module: resource });
    }
    if (held.length > 0 && !held.includes('view'))
      return textOf(roleMessages.viewMissing, { module: resource });
    if (held.length > 0 && resource === 'user-management' && !isAllowed(permissions, 'roles', 'view')) {
      return textOf(roleMessages.rolesViewMissing);
    }
  }
  return undefined;
}

/** The permissions as they are stored: only the ticked ones, and always the view of the dashboard. */
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
