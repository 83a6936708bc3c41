import { findPeopleWithRoles, permissionsOf } from '../features/roles/index.ts';
import type { Database, Transaction } from '../platform/database/index.ts';

/** The team members of a company who can sign in, with the name that colleagues see and their rights. */
export async function findPeople(database: Database | Transaction, companyId: number) {
  const people = await findPeopleWithRoles(database, companyId);
  return people.map((person) => ({
    id: person.id,
    name: person.display_name ?? person.username,
    permissions: permissionsOf(person),
  }));
}
