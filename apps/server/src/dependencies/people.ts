import { findJobViewers, findPeopleWithRoles, permissionsOf } from '../features/roles/index.ts';
import type { Database, Transaction } from '../platform/database/index.ts';

/**
 * The team members of a company who can sign in, with the name that colleagues see and their permissions; with a job
 * those who see it.
 */
export async function findPeople(database: Database | Transaction, companyId: number, jobId?: number) {
  const viewers = jobId === undefined ? undefined : await findJobViewers(database, companyId, jobId);
  const everyone = await findPeopleWithRoles(database, companyId);
  const people = viewers === undefined ? everyone : everyone.filter(({ id }) => viewers.has(id));
  return people.map((person) => ({
    id: person.id,
    name: person.display_name ?? person.username,
    permissions: permissionsOf(person),
  }));
}
