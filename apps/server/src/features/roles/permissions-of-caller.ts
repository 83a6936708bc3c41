import { type Action, isAllowed, type Permissions, type Resource } from '@nimble/contracts/roles';
import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { permissionsOf } from './role-permissions.ts';
import { findActiveRole, findRoleOfUser } from './roles.repository.ts';

/**
 * The caller's current permissions, for deciding about other people's: read under the lock of the company, because the
 * caller may have lost a permission, or be deleted, since the call began.
 * @throws RequestError unauthorized, or forbidden without the permission that the call needs.
 */
export async function permissionsOfCaller(
  transaction: Transaction,
  caller: { companyId: number; userId: number },
  needed: { resource: Resource; action: Action },
): Promise<Permissions> {
  const role = await findRoleOfUser(transaction, caller.companyId, caller.userId);
  if (role === undefined) throw new RequestError('request.unauthorized');
  const permissions = permissionsOf(role);
  if (!isAllowed(permissions, needed.resource, needed.action)) throw new RequestError('request.forbidden');
  return permissions;
}

/** A person's permissions now, for work that goes on after the call; none for those who may change nothing any more. */
export async function findPermissionsOfUser(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<Permissions> {
  const role = await findActiveRole(transaction, companyId, userId);
  return role === undefined ? {} : permissionsOf(role);
}
