import { seesEveryJob } from '@nimble/contracts/roles';
import { sql } from 'kysely';
import { type Database, type Transaction, withEveryJob, withoutJobs } from '../../platform/database/index.ts';
import { permissionsOf } from './role-permissions.ts';
import { findPeopleWithRoles } from './roles.repository.ts';

/** The team members who see a job and can sign in; undefined: it is not limited to a hiring team. */
export function findJobViewers(
  database: Database | Transaction,
  companyId: number,
  jobId: number,
): Promise<ReadonlySet<number> | undefined> {
  return withEveryJob(async () => {
    const job = await database
      .selectFrom('jobs')
      .select('team_only')
      .where('company_id', '=', companyId)
      .where('id', '=', jobId)
      .executeTakeFirst();
    if (job?.team_only !== true) return undefined;
    const team = await database
      .selectFrom('job_team')
      .select('user_id')
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .execute();
    const members = new Set(team.map(({ user_id }) => user_id));
    const people = await findPeopleWithRoles(database, companyId);
    const viewers = people.filter((person) => members.has(person.id) || seesEveryJob(permissionsOf(person)));
    return new Set(viewers.map(({ id }) => id));
  });
}

/** Runs a task's work for a person as in their own calls: without the jobs that they do not see now. */
export async function seeingAs<Result>(
  database: Database | Transaction,
  { companyId, userId }: { companyId: number; userId: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ hidden: number[] }>`
    select to_jsonb(hidden_jobs(${companyId}::bigint, ${userId}::bigint)) as hidden`.execute(database);
  const hidden = rows[0]?.hidden ?? [];
  if (hidden.length === 0) return work();
  const person = (await findPeopleWithRoles(database, companyId)).find(({ id }) => id === userId);
  const seesAll = person !== undefined && seesEveryJob(permissionsOf(person));
  return seesAll ? work() : withoutJobs(hidden, work);
}
