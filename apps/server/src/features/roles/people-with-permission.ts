import type { Language } from '@nimble/contracts/languages';
import { isOneAllowed, type Permission } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { permissionsOf } from './role-permissions.ts';
import { findPeopleWithRoles } from './roles.repository.ts';

/** A team member who can sign in. */
type PersonWithPermission = {
  id: number;
  email: string;
  username: string;
  display_name: string | null;
  /** The language of emails to this person. */
  language: Language;
};

/**
 * Everyone in a company who can sign in and whose role, built in or the company's own, has one of these permissions.
 * The master is included only in their own company.
 */
export async function findPeopleWithPermission(
  database: Database | Transaction,
  companyId: number,
  permissions: readonly Permission[],
): Promise<PersonWithPermission[]> {
  const people = await findPeopleWithRoles(database, companyId);
  return people.filter((person) => isOneAllowed(permissionsOf(person), permissions));
}
