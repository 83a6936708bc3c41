import type { DashboardStats } from '@nimble/contracts/dashboard';
import type { SubmissionStats } from '@nimble/contracts/submissions';
import type { Database } from '../../platform/database/index.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import { dayOf, daysBefore, findCompletion, monthsUntil } from '../analytics/index.ts';
import { findSubmittedMonths } from '../submissions/index.ts';
import { presentStats } from './dashboard.presenter.ts';
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
    const counts = { submissions, jobCounts, countedJobs, approvedJobs, submitted, completion };
    return presentStats(counts, months, thisMonth);
  }

  return {
    stats: (companyId: number, now = new Date()): Promise<DashboardStats> =>
      figures.get(companyId, dayOf(now), () => load(companyId, now)),
  };
}
export type DashboardService = ReturnType<typeof createDashboardService>;
