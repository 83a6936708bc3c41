import { builtInRoleNames, builtInRoles, type Permissions } from '@nimble/contracts/roles';

/** A role's permissions: those of built-in roles are in the contracts. */
export function permissionsOf(role: { name: string; permissions: Permissions | null }): Permissions {
  if (role.permissions !== null) return role.permissions;
  const builtIn = builtInRoleNames.find((name) => name === role.name);
  return builtIn === undefined ? {} : builtInRoles[builtIn].permissions;
}

export function descriptionOf(role: { name: string; description: string }): string {
  const builtIn = builtInRoleNames.find((name) => name === role.name);
  return role.description === '' && builtIn !== undefined
    ? builtInRoles[builtIn].description
    : role.description;
}
