import type { JobStatus } from '../jobs/jobs.schemas.ts';
import type { SubmissionStatus } from '../submissions/submissions.schemas.ts';

/** A new attempt is a submission of its own, in every figure. Days, weeks and months are UTC. */
export type Figure = {
  /** The unit that is counted. */
  counts: 'jobs' | 'submissions' | 'started interviews' | 'opened links' | 'answers' | 'users' | 'bytes';
  /** Counts only records in one of these statuses now; without them the status does not matter. */
  statuses?: readonly (SubmissionStatus | JobStatus)[];
  /** `chosen`: the period of the analytics page; `last 30 days` is its default. */
  period: 'any' | 'last 7 days' | 'this month' | 'chosen';
  /** Do records that were deleted or erased since still count? */
  includesDeleted: boolean;
  /** Do interviews count that were started and not submitted? */
  includesUnfinished: boolean;
  /** Lower numbers are not shown. */
  fewest?: number;
  /** Every answer with this figure, by its path there: all of them have the same value. */
  places: readonly string[];
};

/** Counts of candidates by format below this are not shown: they would say something about single people. */
export const fewestByFormat = 5;

/** The current state: of any age, without what was deleted. */
const thereNow = { period: 'any', includesDeleted: false, includesUnfinished: false } as const;
/** History: deleting something later does not change it. */
const happened = { period: 'chosen', includesDeleted: true, includesUnfinished: false } as const;

export const figures = {
  jobs: {
    ...thereNow,
    counts: 'jobs',
    places: ['dashboard.jobs.total', 'jobs.total'],
  },
  activeJobs: {
    ...thereNow,
    counts: 'jobs',
    statuses: ['active'],
    places: ['dashboard.jobs.active', 'jobs.total of active', 'plan.usage.jobs'],
  },
  newActiveJobs: {
    ...thereNow,
    counts: 'jobs',
    statuses: ['active'],
    period: 'last 7 days',
    places: ['dashboard.stats.recentJobs'],
  },
  draftJobs: {
    ...thereNow,
    counts: 'jobs',
    statuses: ['draft'],
    places: ['dashboard.jobs.draft', 'jobs.total of draft'],
  },
  pausedJobs: {
    ...thereNow,
    counts: 'jobs',
    statuses: ['paused'],
    places: ['dashboard.jobs.paused', 'jobs.total of paused'],
  },
  closedJobs: {
    ...thereNow,
    counts: 'jobs',
    statuses: ['closed'],
    places: ['dashboard.jobs.closed', 'jobs.total of closed'],
  },
  submissions: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['processing', 'pending', 'in_review', 'reviewed', 'shortlisted', 'rejected'],
    places: [
      'dashboard.stats.total',
      'dashboard.jobs.submissionsPerJob.totalSubmissions',
      'submissions.stats.total',
      'job.submissions.stats.total',
      'job.candidates.stats.totalCandidates',
      'job.submissionCount',
      'job.videoCount.submissionCount',
      'submissions.total',
      'job.submissions.total',
    ],
  },
  submissionsThisMonth: {
    ...thereNow,
    counts: 'submissions',
    period: 'this month',
    places: [
      'dashboard.stats.recentSubmissions',
      'dashboard.analytics.monthlyTrends.last',
      'plan.usage.submissions',
    ],
  },
  processing: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['processing'],
    places: [
      'dashboard.stats.processing',
      'submissions.stats.processing',
      'job.submissions.stats.processing',
    ],
  },
  pending: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['pending'],
    places: [
      'dashboard.stats.pending',
      'dashboard.jobs.submissionsPerJob.pendingSubmissions',
      'submissions.stats.pending',
      'submissions.stats.pendingReview',
      'job.submissions.stats.pending',
      'job.submissions.stats.pendingReview',
      'submissions.total of pending',
    ],
  },
  inReview: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['in_review'],
    places: [
      'dashboard.stats.inReview',
      'submissions.stats.inReview',
      'job.submissions.stats.inReview',
      'submissions.total of in_review',
    ],
  },
  needReview: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['pending', 'in_review'],
    places: ['job.candidates.stats.needReview'],
  },
  approved: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['shortlisted'],
    places: [
      'dashboard.stats.approved',
      'dashboard.jobs.submissionsPerJob.approvedSubmissions',
      'submissions.stats.approved',
      'job.submissions.stats.approved',
      'job.candidates.stats.shortlisted',
      'submissions.total of shortlisted',
    ],
  },
  reviewed: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['reviewed'],
    places: [
      'dashboard.stats.reviewed',
      'submissions.stats.reviewed',
      'job.submissions.stats.reviewed',
      'submissions.total of reviewed',
    ],
  },
  rejected: {
    ...thereNow,
    counts: 'submissions',
    statuses: ['rejected'],
    places: [
      'dashboard.stats.rejected',
      'submissions.stats.rejected',
      'job.submissions.stats.rejected',
      'submissions.total of rejected',
    ],
  },
  averageScore: {
    ...thereNow,
    counts: 'submissions',
    places: [
      'dashboard.stats.averageScore',
      'submissions.stats.averageScore',
      'job.submissions.stats.averageScore',
    ],
  },
  answers: {
    ...thereNow,
    counts: 'answers',
    places: ['job.videoCount.totalVideoCount'],
  },
  completionRate: {
    ...happened,
    counts: 'started interviews',
    includesUnfinished: true,
    places: ['dashboard.stats.completionRate', 'analytics.metrics.completionRate'],
  },
  openedLinks: {
    ...happened,
    counts: 'opened links',
    includesUnfinished: true,
    places: ['analytics.funnel.opened'],
  },
  started: {
    ...happened,
    counts: 'started interviews',
    includesUnfinished: true,
    places: ['analytics.funnel.started'],
  },
  received: {
    ...happened,
    counts: 'submissions',
    places: [
      'analytics.metrics.received',
      'analytics.funnel.finished',
      'analytics.types.sum',
      'analytics.sources.sum',
      'analytics.trend.sum',
      'analytics.topJobs.applications',
    ],
  },
  deletedSince: {
    ...happened,
    counts: 'submissions',
    places: ['analytics.deletedSince', 'analytics.topJobs.deletedSince'],
  },
  decided: {
    ...happened,
    counts: 'submissions',
    places: ['analytics.funnel.decided'],
  },
  everShortlisted: {
    ...happened,
    counts: 'submissions',
    places: ['analytics.funnel.everShortlisted'],
  },
  startedByFormat: {
    ...happened,
    counts: 'started interviews',
    includesUnfinished: true,
    fewest: fewestByFormat,
    places: ['analytics.formats.started'],
  },
  finishedByFormat: {
    ...happened,
    counts: 'submissions',
    fewest: fewestByFormat,
    places: ['analytics.formats.finished'],
  },
  approvedByFormat: {
    ...happened,
    counts: 'submissions',
    fewest: fewestByFormat,
    places: ['analytics.formats.approved'],
  },
  averageScoreReceived: {
    ...happened,
    counts: 'submissions',
    places: ['analytics.metrics.score', 'analytics.topJobs.score'],
  },
  timeToDecision: {
    ...happened,
    counts: 'submissions',
    places: ['analytics.metrics.hours'],
  },
  users: {
    counts: 'users',
    ...thereNow,
    places: ['plan.usage.users', 'staff.total with invited'],
  },
  storage: {
    counts: 'bytes',
    ...thereNow,
    includesUnfinished: true,
    places: ['plan.usage.storage'],
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
export type FigurePlace = (typeof figures)[FigureName]['places'][number];

/** Average score from which candidates count as good ones, of 100. */
export const qualityScore = 70;

/** Does an average score get the remark "Quality candidates"? */
export function isQuality(averageScore: number | null): boolean {
  return averageScore !== null && averageScore >= qualityScore;
}
