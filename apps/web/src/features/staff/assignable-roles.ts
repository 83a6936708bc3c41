import { holdsAll, type Permissions, type Role } from '@nimble/contracts/roles';
import type { StaffUser } from '@nimble/contracts/staff';

/** The roles that a user may give: those without more permissions than their own. */
export function assignableRoles(roles: readonly Role[], giver: Permissions): readonly Role[] {
  return roles.filter((role) => holdsAll(giver, role.permissions));
}

/** Has this user more permissions than the signed-in one? Unknown while the roles are not loaded. */
export function isAbove(user: StaffUser, roles: readonly Role[], own: Permissions): boolean {
  const role = roles.find(({ id }) => id === user.role.id);
  return role !== undefined && !holdsAll(own, role.permissions);
}
