import { type AnalyticsList, type AnalyticsPeriod, analyticsPeriods } from '@nimble/contracts/analytics';
import type { DashboardStats } from '@nimble/contracts/dashboard';
import type { FigurePlace } from '@nimble/contracts/figures';
import { type Job, jobStatuses } from '@nimble/contracts/jobs';
import type { PlanState } from '@nimble/contracts/plans';
import type { JobCandidateStats, SubmissionStats } from '@nimble/contracts/submissions';
import type { TestApp } from '../servers/test-app.ts';
import type { Told } from './histories.ts';

/** The subject of a figure: the company, or a job of it; and the period of the analytics page. */
export type Thing = { jobId?: number; period?: AnalyticsPeriod };
/** A figure as some place shows it. No average is 0 where it has to be a number. */
export type Read = { place: FigurePlace; of: Thing; value: number };

/** Every place that the catalog of figures names, read by the screens' own calls. */
export async function readPlaces(nimble: TestApp, token: string, told: Told): Promise<Read[]> {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const { status, body } = await nimble.call('GET', path, { token });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body as Answer;
  };
  const jobs = told.jobs.filter((job) => !job.deleted);
  const analytics = analyticsPeriods.map(async (period) =>
    ofAnalytics(await get<AnalyticsList>(`/api/analytics/list?period=${period}`)),
  );
  return [
    ...ofDashboard(await get<DashboardStats>('/api/dashboard/stats')),
    ...ofStats('submissions', {}, (await get<{ stats: SubmissionStats }>('/api/submissions/stats')).stats),
    ...ofPlan((await get<{ data: PlanState }>('/api/plans/current')).data),
    ...(await ofLists(get)),
    ...(await Promise.all(analytics)).flat(),
    ...(await Promise.all(jobs.map(({ id }) => ofJob(get, id)))).flat(),
  ];
}

type Get = <Answer>(path: string) => Promise<Answer>;
type Values = Partial<Record<FigurePlace, number | null>>;

function reads(of: Thing, values: Values): Read[] {
  return (Object.entries(values) as [FigurePlace, number | null][]).map(([place, value]) => ({
    place,
    of,
    value: value ?? 0,
  }));
}

function ofDashboard({ stats, jobs, analytics }: DashboardStats): Read[] {
  return [
    ...reads(
      {},
      {
        'dashboard.jobs.total': jobs.total,
        'dashboard.jobs.active': jobs.active,
        'dashboard.jobs.draft': jobs.draft,
        'dashboard.jobs.paused': jobs.paused,
        'dashboard.jobs.closed': jobs.closed,
        'dashboard.stats.recentJobs': stats.recentJobs,
        'dashboard.stats.total': stats.total,
        'dashboard.stats.recentSubmissions': stats.recentSubmissions,
        'dashboard.analytics.monthlyTrends.last': analytics.monthlyTrends.at(-1)?.submissions ?? null,
        'dashboard.stats.processing': stats.processing,
        'dashboard.stats.pending': stats.pending,
        'dashboard.stats.inReview': stats.inReview,
        'dashboard.stats.approved': stats.approved,
        'dashboard.stats.reviewed': stats.reviewed,
        'dashboard.stats.rejected': stats.rejected,
        'dashboard.stats.averageScore': stats.averageScore,
      },
    ),
    ...reads({ period: '30d' }, { 'dashboard.stats.completionRate': stats.completionRate }),
    ...jobs.submissionsPerJob.flatMap(({ jobId, ...job }) =>
      reads(
        { jobId },
        {
          'dashboard.jobs.submissionsPerJob.totalSubmissions': job.totalSubmissions,
          'dashboard.jobs.submissionsPerJob.pendingSubmissions': job.pendingSubmissions,
          'dashboard.jobs.submissionsPerJob.approvedSubmissions': job.approvedSubmissions,
        },
      ),
    ),
  ];
}

function ofStats(name: 'submissions' | 'job.submissions', of: Thing, stats: SubmissionStats): Read[] {
  return reads(of, {
    [`${name}.stats.total`]: stats.total,
    [`${name}.stats.processing`]: stats.processing,
    [`${name}.stats.pending`]: stats.pending,
    [`${name}.stats.pendingReview`]: stats.pendingReview,
    [`${name}.stats.inReview`]: stats.inReview,
    [`${name}.stats.approved`]: stats.approved,
    [`${name}.stats.reviewed`]: stats.reviewed,
    [`${name}.stats.rejected`]: stats.rejected,
    [`${name}.stats.averageScore`]: stats.averageScore,
  });
}

function ofPlan({ usage }: PlanState): Read[] {
  return reads(
    {},
    {
      'plan.usage.jobs': usage.jobs.used,
      'plan.usage.submissions': usage.submissions.used,
      'plan.usage.users': usage.users.used,
      'plan.usage.storage': usage.storage?.used ?? 0,
    },
  );
}

type List = { meta: { pagination: { total: number } } };

async function ofLists(get: Get): Promise<Read[]> {
  const total = async (path: string) => (await get<List>(path)).meta.pagination.total;
  const people = async (path: string) =>
    (await get<{ data?: { pagination: { total: number } }; pagination?: { total: number } }>(path)) ?? {};
  const [staff, invited] = [await people('/api/staff/list'), await people('/api/staff/invited')];
  const everybody = [staff, invited].map(
    ({ data, pagination }) => (data?.pagination ?? pagination)?.total ?? NaN,
  );
  const ofJobs = jobStatuses.map(async (status) =>
    reads({}, { [`jobs.total of ${status}`]: await total(`/api/jobs?filters[status][$eq]=${status}`) }),
  );
  const ofSubmissions = (['pending', 'in_review', 'shortlisted', 'reviewed', 'rejected'] as const).map(
    async (status) =>
      reads(
        {},
        {
          [`submissions.total of ${status}`]: await total(`/api/submissions?filters[status][$eq]=${status}`),
        },
      ),
  );
  return [
    ...reads(
      {},
      {
        'jobs.total': await total('/api/jobs'),
        'submissions.total': await total('/api/submissions'),
        'staff.total with invited': everybody.reduce((sum, one) => sum + one, 0),
      },
    ),
    ...(await Promise.all([...ofJobs, ...ofSubmissions])).flat(),
  ];
}

async function ofJob(get: Get, jobId: number): Promise<Read[]> {
  const of = { jobId };
  const job = (await get<{ data: Job }>(`/api/jobs/${jobId}`)).data;
  const { data: cards } = await get<{ data: JobCandidateStats }>(`/api/jobs/${jobId}/candidates/stats`);
  const { data: videos } = await get<{ data: { submissionCount: number; totalVideoCount: number } }>(
    `/api/getVideoCount/${jobId}`,
  );
  const list = await get<{ pagination: { total: number } }>(`/api/submissions/job/${jobId}`);
  const { stats } = await get<{ stats: SubmissionStats }>(`/api/submissions/stats/${jobId}`);
  return [
    ...ofStats('job.submissions', of, stats),
    ...reads(of, {
      'job.submissionCount': job.submissionCount,
      'job.candidates.stats.totalCandidates': cards.totalCandidates,
      'job.candidates.stats.needReview': cards.needReview,
      'job.candidates.stats.shortlisted': cards.shortlisted,
      'job.videoCount.submissionCount': videos.submissionCount,
      'job.videoCount.totalVideoCount': videos.totalVideoCount,
      'job.submissions.total': list.pagination.total,
    }),
  ];
}

function ofAnalytics(list: AnalyticsList): Read[] {
  const { period, funnelData } = list;
  const metric = (title: AnalyticsList['metrics'][number]['title']) =>
    list.metrics.find((one) => one.title === title)?.value ?? null;
  const sum = (bars: readonly { value: number }[]) => bars.reduce((all, { value }) => all + value, 0);
  const stage = (index: number) => funnelData[index]?.count ?? NaN;
  return [
    ...reads(
      { period },
      {
        'analytics.metrics.received': metric('Applications received'),
        'analytics.metrics.completionRate': metric('Completion rate'),
        'analytics.metrics.score': metric('Average score'),
        'analytics.metrics.hours': metric('Time to decision'),
        'analytics.deletedSince': list.deletedSince,
        'analytics.types.sum': sum(list.jobPerformanceData),
        'analytics.sources.sum': sum(list.candidateSourceData),
        'analytics.trend.sum': sum(list.trend.map(({ applications }) => ({ value: applications }))),
        'analytics.formats.started': sum(list.formats.map(({ started }) => ({ value: started ?? 0 }))),
        'analytics.formats.finished': sum(list.formats.map(({ finished }) => ({ value: finished ?? 0 }))),
        'analytics.formats.approved': sum(list.formats.map(({ approved }) => ({ value: approved ?? 0 }))),
        'analytics.funnel.opened': stage(0),
        'analytics.funnel.started': stage(1),
        'analytics.funnel.finished': stage(2),
        'analytics.funnel.decided': stage(3),
        'analytics.funnel.everShortlisted': stage(4),
      },
    ),
    ...list.topJobs.flatMap(({ jobId, ...job }) =>
      reads(
        { jobId, period },
        {
          'analytics.topJobs.applications': job.applications,
          'analytics.topJobs.deletedSince': job.deletedSince,
          'analytics.topJobs.score': job.score,
        },
      ),
    ),
  ];
}
