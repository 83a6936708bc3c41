import { type Action, actions, isAllowed, type Permissions, type Resource } from '../roles/permissions.ts';

/**
 * Permissions that an API token can have. Managing people or roles means giving permissions to others, so only people
 * may; modules without calls of their own are left out.
 */
export const apiTokenActions = {
  job: actions,
  submission: ['view', 'update', 'delete'],
  dashboards: ['view'],
  analytics: ['view'],
  company: ['view', 'update'],
  'user-management': ['view'],
  audit: ['view'],
} as const satisfies Partial<Record<Resource, readonly Action[]>>;

export type ApiTokenResource = keyof typeof apiTokenActions;
export const apiTokenResources = Object.keys(apiTokenActions) as ApiTokenResource[];

type Permission = { resource: ApiTokenResource; action: Action };
const everyPermission: readonly Permission[] = apiTokenResources.flatMap((resource) =>
  apiTokenActions[resource].map((action) => ({ resource, action })),
);

/**
 * The permissions among `wanted` that a token can hold and its maker holds now: the token never does more than either.
 */
export function permissionsThroughToken(wanted: Permissions, maker: Permissions): Permissions {
  const held: Permissions = {};
  for (const { resource, action } of everyPermission)
    if (isAllowed(wanted, resource, action) && isAllowed(maker, resource, action))
      held[resource] = { ...held[resource], [action]: true };
  return held;
}

/** Ticks or clears one permission; an action without the view of its module is useless, so the view comes with it. */
export function setTokenPermission(
  permissions: Permissions,
  { resource, action, isOn }: Permission & { isOn: boolean },
): Permissions {
  if (isOn) return { ...permissions, [resource]: { ...permissions[resource], view: true, [action]: true } };
  const left = action === 'view' ? {} : { ...permissions[resource], [action]: false };
  return { ...permissions, [resource]: left };
}
