import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { isDeadlineToCome } from '../invitations.repository.ts';

/** A deadline that passed while no worker ran for so long is not announced any more; it limits each search. */
const mostDaysAgo = sql.lit(30);

/** The jobs whose deadline has passed lately. */
export async function findJobsOver(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('id')
    .where(sql<boolean>`deadline <= now() and deadline > now() - make_interval(days => ${mostDaysAgo})`)
    .orderBy('deadline')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Marks up to `most` invitations as expired that are not yet, or whose deadline was extended since and passed again.
 * Others that are locked, such as by a candidate who is submitting, wait for the next run.
 * @param jobIds of invitations without an own deadline; without jobs, invitations with an own one.
 */
export function claimExpired(transaction: Transaction, most: number, jobIds?: readonly number[]) {
  const end = jobIds === undefined ? sql<Date>`job_invitations.deadline` : sql<Date>`jobs.deadline`;
  return transaction
    .updateTable('job_invitations')
    .set({ expired_at: sql<Date>`now()` })
    .where('id', 'in', (builder) =>
      builder
        .selectFrom('job_invitations')
        .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
        .innerJoin('companies', 'companies.id', 'job_invitations.company_id')
        .select('job_invitations.id')
        .where('companies.stopped_at', 'is', null)
        .where('job_invitations.submitted_at', 'is', null)
        .where('job_invitations.withdrawn_at', 'is', null)
        .$if(jobIds !== undefined, (query) =>
          query
            .where('job_invitations.deadline', 'is', null)
            .where(sql<boolean>`not ${isDeadlineToCome}`)
            .where(sql<boolean>`job_invitations.job_id = any(${jobIds}::bigint[])`),
        )
        .where(sql<boolean>`${end} <= now() and ${end} > now() - make_interval(days => ${mostDaysAgo})`)
        .where(sql<boolean>`coalesce(job_invitations.expired_at < ${end}, true)`)
        .limit(most)
        .forUpdate('job_invitations')
        .skipLocked(),
    )
    .returning(['id', 'company_id', 'job_id'])
    .execute();
}
