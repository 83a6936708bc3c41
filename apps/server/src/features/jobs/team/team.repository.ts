import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Finds who sees a job; undefined when it is missing. */
export async function findTeam(database: Database | Transaction, companyId: number, jobId: number) {
  const row = await database
    .selectFrom('jobs')
    .select('team_only')
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const members = await database
    .selectFrom('job_team')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .orderBy('user_id')
    .execute();
  return { teamOnly: row.team_only, members: members.map(({ user_id }) => user_id) };
}

/** The people who are to review candidates of a job and have not done so. */
export async function findReviewers(
  database: Database,
  companyId: number,
  jobId: number,
): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('assignment_states')
    .innerJoin('submissions', 'submissions.id', 'assignment_states.submission_id')
    .select('assignment_states.user_id')
    .distinct()
    .where('submissions.company_id', '=', companyId)
    .where('submissions.job_id', '=', jobId)
    .where('assignment_states.is_done', '=', false)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export async function replaceTeam(
  transaction: Transaction,
  { companyId, jobId }: { companyId: number; jobId: number },
  { teamOnly, members }: { teamOnly: boolean; members: readonly number[] },
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ team_only: teamOnly })
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .execute();
  await transaction
    .deleteFrom('job_team')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .execute();
  await transaction
    .insertInto('job_team')
    .columns(['company_id', 'job_id', 'user_id'])
    .expression((builder) =>
      builder
        .selectFrom('users')
        .select([
          sql<number>`users.company_id`.as('company_id'),
          sql<number>`${jobId}::bigint`.as('job_id'),
          'id',
        ])
        .where('company_id', '=', companyId)
        .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...members]}::bigint[]`))),
    )
    .execute();
}
