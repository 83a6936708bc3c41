import type { DashboardStats } from '@nimble/contracts/dashboard';
import { jobStatuses } from '@nimble/contracts/jobs';
import type { SubmissionStats } from '@nimble/contracts/submissions';
import type { Database } from '../../platform/database/index.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import { dayOf, daysBefore, findMonths, monthsUntil } from '../analytics/index.ts';
import { findCountedJobs, findJobCounts } from './dashboard.repository.ts';

const jobsShown = 6;
const monthsShown = 12;
const recentDays = 7;

type Dependencies = {
  database: Database;
  figures: FreshCache<DashboardStats>;
  submissionStats: (companyId: number) => Promise<SubmissionStats>;
};

export function createDashboardService({ database, figures, submissionStats }: Dependencies) {
  async function load(companyId: number, now: Date): Promise<DashboardStats> {
    const today = dayOf(now);
    const monthStarts = monthsUntil(today, monthsShown);
    const [submissions, jobCounts, countedJobs, counted] = await Promise.all([
      submissionStats(companyId),
      findJobCounts(database, companyId, new Date(daysBefore(today, recentDays - 1))),
      findCountedJobs(database, companyId, jobsShown),
      findMonths(database, companyId, monthStarts[0] ?? today),
    ]);
    const { total, processing, pending, inReview, approved, reviewed, rejected } = submissions;
    const months = new Map(counted.map((row) => [row.month, row]));
    const started = counted.reduce((sum, month) => sum + month.started, 0);
    const finished = counted.reduce((sum, month) => sum + month.finished, 0);
    const amounts = new Map(jobCounts.map(({ status, amount }) => [status, amount]));
    const [draft = 0, active = 0, paused = 0, closed = 0] = (
      ['draft', 'active', 'paused', 'closed'] as const satisfies typeof jobStatuses
    ).map((status) => amounts.get(status) ?? 0);
    return {
      stats: {
        ...{ total, processing, pending, inReview, approved, reviewed, rejected },
        averageScore: submissions.averageScore ?? 0,
        completionRate: started === 0 ? 0 : Math.round((100 * finished) / started),
        recentSubmissions: months.get(today.slice(0, 7))?.finished ?? 0,
        recentJobs: jobCounts.reduce((sum, { recent }) => sum + recent, 0),
      },
      jobs: {
        ...{ total: draft + active + paused + closed, active, draft, paused, closed },
        submissionsPerJob: countedJobs,
      },
      analytics: {
        monthlyTrends: monthStarts.map((day) => {
          const month = day.slice(0, 7);
          return { month, submissions: months.get(month)?.finished ?? 0 };
        }),
        topPerformingJobs: countedJobs.toSorted(
          (one, other) => other.approvedSubmissions - one.approvedSubmissions,
        ),
      },
    };
  }

  return {
    stats: (companyId: number, now = new Date()): Promise<DashboardStats> =>
      figures.get(companyId, dayOf(now), () => load(companyId, now)),
  };
}
export type DashboardService = ReturnType<typeof createDashboardService>;
