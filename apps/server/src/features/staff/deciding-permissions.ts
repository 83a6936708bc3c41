import { holdsAll, type Permissions } from '@nimble/contracts/roles';
import type { Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findRole, permissionsOf } from '../roles/index.ts';
import { countOtherAdmins, type StaffRow } from './staff.repository.ts';

/** @throws RequestError for a role that is not the company's, or has permissions that the caller lacks. */
export async function givableRole(
  transaction: Transaction,
  companyId: number,
  roleId: number,
  own: Permissions,
): Promise<{ id: number; name: string }> {
  const role = await findRole(transaction, companyId, roleId);
  if (role === undefined) {
    throw new RequestError('staff.role_not_found', { at: 'role' });
  }
  if (!holdsAll(own, permissionsOf(role))) {
    throw new RequestError('staff.role_above_you');
  }
  return role;
}

/** @throws RequestError for a user with permissions that the caller lacks. */
export function requireNotAbove(
  own: Permissions,
  { role_name: name, role_permissions: permissions }: StaffRow,
) {
  if (!holdsAll(own, permissionsOf({ name, permissions }))) {
    throw new RequestError('staff.user_above_you');
  }
}

/**
 * A company keeps an admin who can sign in. Callers hold the lock of the company, so that two cannot be removed at
 * once.
 */
export async function requireAnotherAdmin(
  transaction: Transaction,
  companyId: number,
  leaving: StaffRow,
): Promise<void> {
  const isAdmin = leaving.role_company_id === null && leaving.role_name === 'admin';
  if (!isAdmin || leaving.confirmed_at === null) return;
  if ((await countOtherAdmins(transaction, companyId, leaving.id)) === 0) {
    throw new RequestError('staff.last_admin');
  }
}
