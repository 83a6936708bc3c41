import type { DashboardStats } from '@nimble/contracts/dashboard';
import type { JobStatus } from '@nimble/contracts/jobs';
import type { SubmissionStats } from '@nimble/contracts/submissions';
import type { findCompletion } from '../analytics/index.ts';
import type { findSubmittedMonths } from '../submissions/index.ts';
import type { findCountedJobs, findJobCounts } from './dashboard.repository.ts';

type Found<Find extends (...given: never[]) => unknown> = Awaited<ReturnType<Find>>;
type Counts = {
  submissions: SubmissionStats;
  jobCounts: Found<typeof findJobCounts>;
  countedJobs: Found<typeof findCountedJobs>;
  approvedJobs: Found<typeof findCountedJobs>;
  submitted: Found<typeof findSubmittedMonths>;
  completion: Found<typeof findCompletion>;
};

/** @param months the shown ones, the last of which is this month. */
export function presentStats(
  { submissions, jobCounts, countedJobs, approvedJobs, submitted, completion }: Counts,
  months: readonly string[],
  thisMonth: string,
): DashboardStats {
  const { total, processing, pending, inReview, approved, reviewed, rejected } = submissions;
  const jobsIn = (wanted: JobStatus) => jobCounts.find(({ status }) => status === wanted);
  const amountIn = (status: JobStatus) => jobsIn(status)?.amount ?? 0;
  return {
    stats: {
      total,
      processing,
      pending,
      inReview,
      approved,
      reviewed,
      rejected,
      averageScore: submissions.averageScore ?? 0,
      completionRate: completion.rate,
      isAboveAverage: completion.isAboveAverage,
      recentSubmissions: submitted.get(thisMonth) ?? 0,
      recentJobs: jobsIn('active')?.recent ?? 0,
    },
    jobs: {
      total: jobCounts.reduce((sum, { amount }) => sum + amount, 0),
      active: amountIn('active'),
      draft: amountIn('draft'),
      paused: amountIn('paused'),
      closed: amountIn('closed'),
      submissionsPerJob: countedJobs,
    },
    analytics: {
      monthlyTrends: months.map((month) => ({ month, submissions: submitted.get(month) ?? 0 })),
      topPerformingJobs: approvedJobs,
    },
  };
}
