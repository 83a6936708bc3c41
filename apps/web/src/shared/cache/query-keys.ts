import { currentUserQuery } from '../../lib/current-user.queries.ts';

/**
 * First words of the keys of what is loaded. What is about one thing holds its id there, so that what happens to that thing
 * concerns no other.
 */
export const queryKeys = {
  /** All that is shown of one submission. */
  submission: (submissionId: number) => ['submission', submissionId] as const,
  submissionDetail: (submissionId: number) => ['submission', submissionId, 'detail'] as const,
  /** Of changes to one that a person makes in this tab. */
  submissionUpdate: (submissionId: number) => ['submission', submissionId, 'update'] as const,
  /** All that is shown of any. */
  anySubmission: ['submission'],
  /** Rows of submissions; what they are narrowed to is the fourth word. */
  submissionLists: ['submissions', 'lists'],
  /** How many there are of which. */
  submissionFigures: ['submissions', 'figures'],
  /** Lists, figures, and what was searched for in them. */
  submissions: ['submissions'],
  job: (jobId: number) => ['job', jobId] as const,
  anyJob: ['job'],
  /** Lists and figures of jobs. */
  jobs: ['jobs'],
  dashboard: ['dashboard'],
  analytics: ['analytics'],
  staff: ['staff'],
  roles: ['roles'],
  insightsSettings: ['insights-settings'],
} as const;

/** What counts submissions. */
export const figuresOfSubmissions = [
  queryKeys.submissionFigures,
  queryKeys.dashboard,
  queryKeys.analytics,
] as const;

/** What shows which submissions there are, and how far each is. */
export const shownOfSubmissions = [
  queryKeys.submissions,
  queryKeys.jobs,
  queryKeys.dashboard,
  queryKeys.analytics,
] as const;

/** What shows which jobs there are, and counts them. */
export const shownOfJobs = [queryKeys.jobs, queryKeys.dashboard, queryKeys.analytics] as const;

/** What shows insights, or leaves them out by what the company uses (decision 050). */
export const shownOfInsights = [
  currentUserQuery.queryKey,
  queryKeys.insightsSettings,
  queryKeys.anySubmission,
  queryKeys.submissions,
  queryKeys.dashboard,
] as const;

/** The lists of roles say how many people have each. */
export const shownOfStaff = [queryKeys.staff, queryKeys.roles] as const;
