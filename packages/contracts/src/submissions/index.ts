export { finalStatuses, isFinal, mayGiveStatus } from './review-rules.ts';
export {
  getJobCandidateStats,
  getJobSubmissionStats,
  getSubmissionStats,
  listJobSubmissions,
} from './submission-lists.routes.ts';
export type { JobCandidateStats, SubmissionStats } from './submission-lists.schemas.ts';
export { submissionMessages } from './submissions.messages.ts';
export {
  allowNewAttempt,
  compileSubmission,
  deleteSubmission,
  getSubmission,
  getWaveform,
  listSubmissions,
  updateSubmission,
  withdrawNewAttempt,
} from './submissions.routes.ts';
export {
  type CompiledVideo,
  longestNote,
  type ResponseProcessingStatus,
  type ReviewStatus,
  reviewStatuses,
  type Submission,
  type SubmissionChanges,
  type SubmissionResponse,
  type SubmissionStatus,
  type SubmissionSummary,
  submissionStatuses,
  type SubmissionWaveform,
} from './submissions.schemas.ts';
