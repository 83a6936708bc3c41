import {
  type AnalyticsList,
  type AnalyticsPeriod,
  daysOfPeriod,
  trendStepOfPeriod,
} from '@nimble/contracts/analytics';
import type { Database, ReadElsewhere } from '../../platform/database/index.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import { findRecentActivity } from './activity/recent-activity.repository.ts';
import {
  presentCandidate,
  presentFunnel,
  presentInsights,
  presentMetrics,
  presentSources,
  presentTypes,
  scoreOf,
  sumCounts,
} from './analytics.presenter.ts';
import { dayOf, daysBefore } from './days.ts';
import { presentFormats } from './formats/format-counts.ts';
import { findFormatCounts } from './formats/format-days.repository.ts';
import { findDayCounts, findFinishedByDay, findSources, findTopJobs } from './job-days.repository.ts';
import { partsOf, piecesOfTrend, presentTrend } from './trend.ts';

const sourcesShown = 7;
const topJobsShown = 5;
const activitiesShown = 10;

type Dependencies = { onStandby: ReadElsewhere; figures: FreshCache<AnalyticsList> };

/** Without the names of candidates, for people who may not view submissions. */
export function withoutCandidates(list: AnalyticsList): AnalyticsList {
  return { ...list, recentActivity: list.recentActivity.map((each) => ({ ...each, candidate: null })) };
}

export function createAnalyticsService({ onStandby, figures }: Dependencies) {
  return {
    /** The period that ends today (UTC), with its change against as many days before. */
    list(companyId: number, period: AnalyticsPeriod, now = new Date()): Promise<AnalyticsList> {
      const to = dayOf(now);
      return figures.get(companyId, `${period} ${to}`, () =>
        onStandby((database) => load(database, companyId, period, to)),
      );
    },
  };
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

async function load(
  database: Database,
  companyId: number,
  period: AnalyticsPeriod,
  to: string,
): Promise<AnalyticsList> {
  const length = daysOfPeriod[period];
  const from = daysBefore(to, length - 1);
  const days = { from, to };
  const step = trendStepOfPeriod[period];
  const [counts, finished, sources, formats, topJobs, activity] = await Promise.all([
    findDayCounts(database, companyId, { ...days, before: daysBefore(from, length) }),
    findFinishedByDay(database, companyId, piecesOfTrend(days, step)),
    findSources(database, companyId, days, sourcesShown),
    findFormatCounts(database, companyId, days),
    findTopJobs(database, companyId, days, topJobsShown),
    findRecentActivity(database, companyId, activitiesShown),
  ]);
  const ofPeriod = counts.filter((row) => row.is_now);
  const now = sumCounts(ofPeriod);
  const before = sumCounts(counts.filter((row) => !row.is_now));
  return {
    period,
    ...days,
    metrics: presentMetrics(now, before),
    deletedSince: now.deleted,
    trend: presentTrend(partsOf(days, step), finished),
    jobPerformanceData: presentTypes(ofPeriod),
    candidateSourceData: presentSources(sources, now.finished),
    funnelData: presentFunnel(now),
    formats: presentFormats(formats, now),
    topJobs: topJobs.map((job) => ({
      jobId: job.job_id,
      title: job.title,
      applications: job.finished,
      deletedSince: job.deleted,
      score: scoreOf(job),
    })),
    recentActivity: activity.map(({ action, job_id: jobId, job, time, ...about }) => ({
      action,
      jobId,
      job,
      candidate: presentCandidate(about),
      time: time.toISOString(),
    })),
    performanceInsights: presentInsights(now, before),
  };
}
