import type { Transaction } from '../../../platform/database/index.ts';

/** The jobs of these submissions, with the number of these and one of them. */
export function findChangedJobs(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
) {
  return (
    transaction
      .selectFrom('submissions')
      .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
      .select(['jobs.id as jobId', 'jobs.team_only as isLimited'])
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.min<number>('submissions.id').as('submissionId'),
      ])
      .where('submissions.company_id', '=', companyId)
      .where(({ eb }) => eb('submissions.id', '=', eb.fn.any(eb.val([...submissionIds]))))
      // Both are named, because with hidden jobs this reads a subquery, which has no primary key.
      .groupBy(['jobs.id', 'jobs.team_only'])
      .orderBy('jobs.id')
      .execute()
  );
}
export type ChangedJob = Awaited<ReturnType<typeof findChangedJobs>>[number];
