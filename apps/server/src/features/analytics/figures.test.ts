import {
  type AnalyticsList,
  type AnalyticsPeriod,
  analyticsPeriods,
  daysOfPeriod,
} from '@nimble/contracts/analytics';
import type { DashboardStats } from '@nimble/contracts/dashboard';
import { employmentTypes } from '@nimble/contracts/jobs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differentMonths } from '../../testing/figures/different-months.ts';
import { history, letHappen, type Told } from '../../testing/figures/histories.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { addUpDaysHandler } from './add-up-days.ts';
import { dayOf, daysBefore } from './days.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('after any history, dashboard and analytics agree with a plain recount of it', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.boolean(), async (story, isAddedUp) => {
      const company = await addCompany(nimble);
      const { token } = company;
      const told = await letHappen(nimble, company, story);
      if (isAddedUp) await addUpDaysHandler(undefined, nimble);
      const get = async <Answer>(path: string) => (await nimble.call('GET', path, { token })).body as Answer;
      for (const period of analyticsPeriods) {
        const answer = await get<AnalyticsList>(`/api/analytics/list?period=${period}`);
        expect(figuresOf(answer)).toEqual(recount(told, period));
      }
      expect(dashboardOf(await get<DashboardStats>('/api/dashboard/stats'))).toEqual(recountDashboard(told));
      expect(await differentMonths(nimble.pool, company.companyId)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 120_000);

const round = (part: number, whole: number, factor = 1) =>
  whole === 0 ? null : Math.round((factor * part) / whole);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const today = () => dayOf(new Date());

/** Without names and colors. */
function figuresOf(answer: AnalyticsList) {
  const bars = (all: AnalyticsList['candidateSourceData']) =>
    Object.fromEntries(all.map(({ label, value }) => [label, value]));
  return {
    metrics: answer.metrics.map(({ value, change }) => ({ value, change })),
    types: bars(answer.jobPerformanceData),
    sources: bars(answer.candidateSourceData),
    funnel: answer.funnelData.map(({ count }) => count),
    deletedSince: answer.deletedSince,
    trend: countsOfTrend(answer),
    topJobs: answer.topJobs.map(({ title: _title, ...job }) => job),
  };
}

/** The key is the last day of a part, or its month. Parts without applications are left out. */
function countsOfTrend({ period, trend }: AnalyticsList): Record<string, number> {
  const some = trend.filter(({ applications }) => applications > 0);
  return Object.fromEntries(
    some.map(({ to, applications }) => [period === '1y' ? to.slice(0, 7) : to, applications]),
  );
}

function partOfTrend(begun: Date, period: AnalyticsPeriod): string {
  const day = dayOf(begun);
  if (period === '1y') return day.slice(0, 7);
  const length = period === '90d' ? 7 : 1;
  const daysAgo = (Date.parse(today()) - Date.parse(day)) / (24 * 3600_000);
  return daysBefore(today(), length * Math.floor(daysAgo / length));
}

function recount(told: Told, period: AnalyticsPeriod): ReturnType<typeof figuresOf> {
  const days = daysOfPeriod[period];
  const from = daysBefore(today(), days - 1);
  const of = (first: string, last: string) => {
    const within = (time: Date | null) => time !== null && dayOf(time) >= first && dayOf(time) <= last;
    const begun = told.interviews.filter((one) => within(one.begun));
    const finished = begun.filter((one) => one.submitted !== null);
    const rated = finished.filter((one) => one.rating !== null);
    const decided = told.interviews.filter((one) => within(one.decided));
    const seconds = sum(
      decided.map(
        (one) => Math.max(0, (one.decided?.getTime() ?? 0) - (one.submitted?.getTime() ?? 0)) / 1000,
      ),
    );
    return {
      begun,
      finished,
      reviewed: begun.filter((one) => one.decided !== null).length,
      shortlisted: begun.filter((one) => one.shortlisted).length,
      completion: round(finished.length, begun.length, 100),
      score: round(sum(rated.map((one) => one.rating ?? 0)), rated.length),
      hours: decided.length === 0 ? null : Math.round(seconds / decided.length / 360) / 10,
    };
  };
  const now = of(from, today());
  const before = of(daysBefore(from, days), daysBefore(from, 1));
  const relative = (value: number | null, earlier: number | null) =>
    value === null || earlier === null || earlier === 0 ? null : round(value - earlier, earlier, 100);
  const points = (value: number | null, earlier: number | null) =>
    value === null || earlier === null ? null : value - earlier;
  const named = (source: string | null) =>
    ({ linkedin: 'LinkedIn', indeed: 'Indeed', x: 'X' })[source ?? ''] ?? 'Direct';
  const counted = (names: string[]) =>
    Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
  const typeName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);
  return {
    metrics: [
      { value: now.finished.length, change: relative(now.finished.length, before.finished.length) },
      { value: now.completion, change: points(now.completion, before.completion) },
      { value: now.score, change: points(now.score, before.score) },
      { value: now.hours, change: relative(now.hours, before.hours) },
    ],
    types: counted(
      employmentTypes.flatMap((type) =>
        now.finished.filter((one) => one.job.type === type).map(() => typeName(type)),
      ),
    ),
    sources: counted(now.finished.map((one) => named(one.source))),
    funnel: [
      sum(told.jobs.map((job) => job.openings)),
      now.begun.length,
      now.finished.length,
      now.reviewed,
      now.shortlisted,
    ],
    deletedSince: now.finished.filter(isGone).length,
    trend: counted(now.finished.map((one) => partOfTrend(one.begun, period))),
    topJobs: told.jobs
      .filter((job) => !job.deleted)
      .map((job) => {
        const finished = now.finished.filter((one) => one.job === job);
        const rated = finished.filter((one) => one.rating !== null);
        const ratings = sum(rated.map((one) => one.rating ?? 0));
        const deletedSince = finished.filter(isGone).length;
        return {
          average: rated.length === 0 ? -1 : ratings / rated.length,
          job: {
            jobId: job.id,
            applications: finished.length,
            deletedSince,
            score: round(ratings, rated.length),
          },
        };
      })
      .filter(({ job }) => job.applications > 0)
      .toSorted((one, other) => other.average - one.average || other.job.applications - one.job.applications)
      .map(({ job }) => job),
  };
}

const isGone = (one: Told['interviews'][number]) => one.erased || one.job.deleted;

/** Without titles. */
function dashboardOf({ stats, jobs, analytics }: DashboardStats) {
  const { submissionsPerJob, ...counts } = jobs;
  return {
    stats,
    counts,
    months: analytics.monthlyTrends,
    perJob: submissionsPerJob.map(({ jobTitle: _title, ...job }) => job),
  };
}

function recountDashboard(told: Told): ReturnType<typeof dashboardOf> {
  const jobs = told.jobs.filter((job) => !job.deleted);
  const there = told.interviews.filter((one) => !isGone(one) && one.submitted !== null);
  const inStatus = (...statuses: string[]) => there.filter((one) => statuses.includes(one.status)).length;
  const rated = there.filter((one) => one.rating !== null);
  const months = Array.from({ length: 12 }, (_, index) => {
    const now = new Date();
    return dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1))).slice(0, 7);
  });
  const ofMonth = (month: string) =>
    there.filter(({ submitted }) => submitted !== null && dayOf(submitted).startsWith(month)).length;
  const begunFrom = (most: number, least: number) =>
    told.interviews.filter(
      ({ begun }) => dayOf(begun) >= daysBefore(today(), most) && dayOf(begun) <= daysBefore(today(), least),
    );
  const rate = (begun: Told['interviews']) =>
    round(begun.filter((one) => one.submitted !== null).length, begun.length, 100) ?? null;
  const [lately, before] = [begunFrom(29, 0), begunFrom(29 + 365, 30)];
  const ofStatus = (status: string) => jobs.filter((job) => job.status === status).length;
  return {
    stats: {
      total: there.length,
      processing: inStatus('processing'),
      pending: inStatus('pending'),
      inReview: inStatus('in_review'),
      approved: inStatus('shortlisted'),
      reviewed: inStatus('reviewed'),
      rejected: inStatus('rejected'),
      averageScore: round(sum(rated.map((one) => one.rating ?? 0)), rated.length) ?? 0,
      completionRate: rate(lately),
      isAboveAverage: lately.length >= 5 && before.length >= 5 && (rate(lately) ?? 0) > (rate(before) ?? 0),
      recentSubmissions: ofMonth(months.at(-1) ?? ''),
      recentJobs: jobs.filter(
        (job) => job.status === 'active' && dayOf(job.created) >= daysBefore(today(), 6),
      ).length,
    },
    counts: {
      total: jobs.length,
      active: ofStatus('active'),
      draft: ofStatus('draft'),
      paused: ofStatus('paused'),
      closed: ofStatus('closed'),
    },
    months: months.map((month) => ({ month, submissions: ofMonth(month) })),
    perJob: jobs
      .map((job) => {
        const own = there.filter((one) => one.job === job);
        return {
          jobId: job.id,
          totalSubmissions: own.length,
          pendingSubmissions: own.filter((one) => one.status === 'pending').length,
          approvedSubmissions: own.filter((one) => one.status === 'shortlisted').length,
        };
      })
      .filter(({ totalSubmissions }) => totalSubmissions > 0)
      .toSorted((one, other) => other.totalSubmissions - one.totalSubmissions),
  };
}
