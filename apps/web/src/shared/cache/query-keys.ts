import { currentUserKey } from '../../lib/current-user.ts';

/**
 * First words of the keys of what is loaded. What is about one thing holds its id there, so that what happens to that
 * thing concerns no other.
 */
export const queryKeys = {
  /** Everything about one submission. */
  submission: (submissionId: number) => ['submission', submissionId] as const,
  submissionDetail: (submissionId: number) => ['submission', submissionId, 'detail'] as const,
  /** Emails about decisions on one. */
  submissionMails: (submissionId: number) => ['submission', submissionId, 'mails'] as const,
  /** Assigned reviewers of one. */
  submissionReviewers: (submissionId: number) => ['submission', submissionId, 'reviewers'] as const,
  /** Changes to one by the user of this tab. */
  submissionUpdate: (submissionId: number) => ['submission', submissionId, 'update'] as const,
  /** Everything about any submission. */
  anySubmission: ['submission'],
  /** One change of many submissions. */
  bulkAction: (bulkActionId: number) => ['bulk-action', bulkActionId] as const,
  /** Rows of submissions; their filter is the fourth part. */
  submissionLists: ['submissions', 'lists'],
  /** Counts by status. */
  submissionFigures: ['submissions', 'figures'],
  /** What the user is to review; it shrinks with each decision, as the figures change. */
  ownQueue: ['submissions', 'figures', 'queue'],
  /** Lists, figures, and searches in them. */
  submissions: ['submissions'],
  job: (jobId: number) => ['job', jobId] as const,
  /** The criteria of the job's scorecard. */
  jobCriteria: (jobId: number) => ['job', jobId, 'criteria'] as const,
  /** A file of a question or a job. */
  questionMedia: (mediaId: number) => ['question-media', mediaId] as const,
  anyJob: ['job'],
  /** Lists and figures of jobs. */
  jobs: ['jobs'],
  dashboard: ['dashboard'],
  analytics: ['analytics'],
  staff: ['staff'],
  roles: ['roles'],
  mailTemplates: ['mail-templates'],
  /** The company’s stages. */
  stages: ['stages'],
  /** The company’s tags. */
  tags: ['tags'],
  /** Saved views of the list of candidates. */
  views: ['views'],
  /** The company’s questions for its jobs, with how many use each. */
  questionLibrary: ['question-library'],
  insightsSettings: ['insights-settings'],
} as const;

/** Queries that count submissions. */
export const figuresOfSubmissions = [
  queryKeys.submissionFigures,
  queryKeys.dashboard,
  queryKeys.analytics,
] as const;

/** Queries that depend on which submissions exist, and on their progress. */
export const shownOfSubmissions = [
  queryKeys.submissions,
  queryKeys.jobs,
  queryKeys.dashboard,
  queryKeys.analytics,
] as const;

/** Queries that depend on which jobs exist, and on their number. */
export const shownOfJobs = [
  queryKeys.jobs,
  queryKeys.dashboard,
  queryKeys.analytics,
  queryKeys.views,
  queryKeys.questionLibrary,
] as const;

/** What shows insights, or leaves them out by what the company uses (decision 050). */
export const shownOfInsights = [
  currentUserKey,
  queryKeys.insightsSettings,
  queryKeys.anySubmission,
  queryKeys.submissions,
  queryKeys.dashboard,
] as const;

/** What shows stages, by names that may change. */
export const shownOfStages = [
  queryKeys.stages,
  queryKeys.submissionLists,
  queryKeys.anySubmission,
  queryKeys.views,
] as const;

/** What shows tags, by names that may change. */
export const shownOfTags = [
  queryKeys.tags,
  queryKeys.submissionLists,
  queryKeys.anySubmission,
  queryKeys.views,
] as const;

/** The lists of roles say how many people have each. */
export const shownOfStaff = [queryKeys.staff, queryKeys.roles] as const;
