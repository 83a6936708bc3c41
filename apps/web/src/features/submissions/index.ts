export { SubmissionPage } from './detail/submission-page.tsx';
export { JobCandidatesPage } from './job-candidates/job-candidates-page.tsx';
export { CandidatesPage } from './list/candidates-page.tsx';
export { submissionStatsQuery } from './submission-lists.queries.ts';
export { SubmissionStatusBadge } from './submission-status-badge.tsx';
export { recentSubmissionsQuery, submissionQuery } from './submissions.queries.ts';
