import type { DashboardStats } from '@nimble/contracts/dashboard';
import { jobStatuses } from '@nimble/contracts/jobs';
import type { SubmissionStats } from '@nimble/contracts/submissions';
import type { Database } from '../../platform/database/index.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import { dayOf, daysBefore, findCompletion, monthsUntil } from '../analytics/index.ts';
import { findSubmittedMonths } from '../submissions/index.ts';
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
    const thisMonth = today.slice(0, 7);
    const months = monthsUntil(today, monthsShown).map((day) => day.slice(0, 7));
    const [submissions, jobCounts, countedJobs, approvedJobs, submitted, completion] = await Promise.all([
      submissionStats(companyId),
      findJobCounts(database, companyId, new Date(daysBefore(today, recentDays - 1))),
      findCountedJobs(database, companyId, { by: 'totalSubmissions', atMost: jobsShown }),
      findCountedJobs(database, companyId, { by: 'approvedSubmissions', atMost: jobsShown }),
      findSubmittedMonths(database, companyId, { from: months[0] ?? thisMonth, to: thisMonth }),
      findCompletion(database, companyId, today),
    ]);
    const { total, processing, pending, inReview, approved, reviewed, rejected } = submissions;
    const amounts = new Map(jobCounts.map(({ status, amount }) => [status, amount]));
    const [draft = 0, active = 0, paused = 0, closed = 0] = (
      ['draft', 'active', 'paused', 'closed'] as const satisfies typeof jobStatuses
    ).map((status) => amounts.get(status) ?? 0);
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
        completionRate: completion.rate ?? 0,
        isAboveAverage: completion.isAboveAverage,
        recentSubmissions: submitted.get(thisMonth) ?? 0,
        recentJobs: jobCounts.find(({ status }) => status === 'active')?.recent ?? 0,
      },
      jobs: {
        total: draft + active + paused + closed,
        active,
        draft,
        paused,
        closed,
        submissionsPerJob: countedJobs,
      },
      analytics: {
        monthlyTrends: months.map((month) => ({ month, submissions: submitted.get(month) ?? 0 })),
        topPerformingJobs: approvedJobs,
      },
    };
  }

  return {
    stats: (companyId: number, now = new Date()): Promise<DashboardStats> =>
      figures.get(companyId, dayOf(now), () => load(companyId, now)),
  };
}
export type DashboardService = ReturnType<typeof createDashboardService>;
