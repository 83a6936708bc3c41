import type { Role } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { presentRole } from './roles.presenter.ts';
import { findRole } from './roles.repository.ts';

/** @throws RequestError notFound for a role that is neither built in nor the company's. */
export async function requireRole(
  database: Database | Transaction,
  companyId: number,
  roleId: number,
): Promise<Role> {
  const row = await findRole(database, companyId, roleId);
  if (row === undefined) throw new RequestError('role.not_found');
  return presentRole(row);
}
