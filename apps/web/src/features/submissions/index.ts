export { SubmissionPage } from './detail/submission-page.tsx';
export { JobCandidatesPage } from './job-candidates/job-candidates-page.tsx';
export { CandidatesPage } from './list/candidates-page.tsx';
export { QuickScore } from './review/quick-score.tsx';
export { MarkAs } from './review/review-actions.tsx';
export { useDecide } from './review/use-decide.ts';
export { submissionStatsQuery } from './submission-lists.queries.ts';
export { SubmissionStatusBadge } from './submission-status-badge.tsx';
export { recentSubmissionsQuery, submissionQuery } from './submissions.queries.ts';
