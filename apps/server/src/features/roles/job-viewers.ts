import { seesEveryJob } from '@nimble/contracts/roles';
import { type Database, type Transaction, withoutJobs } from '../../platform/database/index.ts';
import { findHiddenJobs, findLimitingTeam } from './job-viewers.repository.ts';
import { permissionsOf } from './role-permissions.ts';
import { findPeopleWithRoles } from './roles.repository.ts';

/** The team members who see a job and can sign in; undefined: it is not limited to a hiring team. */
export async function findJobViewers(
  database: Database | Transaction,
  companyId: number,
  jobId: number,
): Promise<ReadonlySet<number> | undefined> {
  const team = await findLimitingTeam(database, jobId);
  if (team === undefined) return undefined;
  const people = await findPeopleWithRoles(database, companyId);
  const viewers = people.filter((person) => team.includes(person.id) || seesEveryJob(permissionsOf(person)));
  return new Set(viewers.map(({ id }) => id));
}

/** Runs a task's work for a person as in their own calls: without the jobs that they do not see now. */
export async function seeingAs<Result>(
  database: Database | Transaction,
  owner: { companyId: number; userId: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const hidden = await findHiddenJobs(database, owner);
  if (hidden.length === 0) return work();
  const person = (await findPeopleWithRoles(database, owner.companyId)).find(({ id }) => id === owner.userId);
  const seesAll = person !== undefined && seesEveryJob(permissionsOf(person));
  return seesAll ? work() : withoutJobs(hidden, work);
}
