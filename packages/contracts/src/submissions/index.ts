export type { ResponsesRequest } from './responses.collection.ts';
export type { SubmissionsRequest } from './submissions.collection.ts';
export { finalStatuses, isFinal, mayGiveStatus } from './review-rules.ts';
export {
  getJobCandidateStats,
  getJobSubmissionStats,
  getSubmissionStats,
  listJobSubmissions,
} from './submission-lists.routes.ts';
export { getResponse, listResponses } from './responses.routes.ts';
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
  type ListedResponse,
  listedResponse,
  longestNote,
  type ResponseProcessingStatus,
  responseProcessingStatuses,
  type ReviewStatus,
  reviewStatuses,
  type Submission,
  submission,
  type SubmissionChanges,
  type SubmissionResponse,
  submissionResponse,
  type SubmissionStatus,
  type SubmissionSummary,
  submissionSummary,
  submissionStatuses,
  type SubmissionWaveform,
} from './submissions.schemas.ts';
