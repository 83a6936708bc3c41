import { sql } from 'kysely';
import { type Database, invitationEnd, type Transaction } from '../../../platform/database/index.ts';
import { isDeadlineToCome } from '../invitations.repository.ts';

/** A deadline that passed while no worker ran for so long is not announced any more; it limits each search. */
const mostDaysAgo = sql.lit(30);
const mostDaysToAnswer = sql.lit(365);

/** `own`: with a deadline of their own. `givenUp`: whose days to answer have begun when their email was given up. */
export type Expiring = 'own' | 'givenUp' | { jobIds: readonly number[] };

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
 * @param which `jobIds`: of invitations without an own deadline.
 */
export function claimExpired(transaction: Transaction, most: number, which: Expiring) {
  const end = endOf(which);
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
        .where(among(which))
        .where(sql<boolean>`${end} <= now() and ${end} > now() - make_interval(days => ${mostDaysAgo})`)
        .where(sql<boolean>`coalesce(job_invitations.expired_at < ${end}, true)`)
        .limit(most)
        .forUpdate('job_invitations')
        .skipLocked(),
    )
    .returning(['id', 'company_id', 'job_id'])
    .execute();
}

function endOf(which: Expiring) {
  if (which === 'own') return sql<Date>`job_invitations.deadline`;
  return which === 'givenUp' ? invitationEnd('job_invitations').own : sql<Date>`jobs.deadline`;
}

/** What limits the search to a part of an index. */
function among(which: Expiring) {
  if (which === 'own') return sql<boolean>`job_invitations.deadline is not null`;
  if (which === 'givenUp')
    return sql<boolean>`job_invitations.sent_at is null and job_invitations.failed_at is not null
      and job_invitations.failed_at > now() - make_interval(days => ${mostDaysAgo} + ${mostDaysToAnswer})`;
  return sql<boolean>`job_invitations.deadline is null and not ${isDeadlineToCome}
    and job_invitations.job_id = any(${which.jobIds}::bigint[])`;
}
