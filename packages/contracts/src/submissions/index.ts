export {
  type CandidateColumn,
  type CandidateFilters,
  candidateColumns,
  candidateFilters,
  type FilterableStatus,
  filterableStatuses,
  longestCandidateSearch,
  type SubmissionFilters,
  type SubmissionSort,
  standardColumns,
  submissionFilters,
  submissionSorts,
} from './candidate-list.ts';
export type { ResponsesRequest } from './responses.collection.ts';
export { getResponse, listResponses } from './responses.routes.ts';
export { decisionOf, finalStatuses, isFinal, mayGiveStatus, undoMinutes } from './review-rules.ts';
export {
  getJobCandidateStats,
  getJobSubmissionStats,
  getSubmissionStats,
  listJobSubmissions,
} from './submission-lists.routes.ts';
export type { JobCandidateStats, SubmissionStats } from './submission-lists.schemas.ts';
export type { SubmissionsRequest } from './submissions.collection.ts';
export { submissionMessages } from './submissions.messages.ts';
export {
  allowNewAttempt,
  compileSubmission,
  deleteSubmission,
  getSubmission,
  getWaveform,
  listSubmissions,
  markWatched,
  undoDecision,
  updateSubmission,
  withdrawNewAttempt,
} from './submissions.routes.ts';
export {
  type AnswerAnalysis,
  type CompiledVideo,
  type ListedResponse,
  listedResponse,
  longestNote,
  type ResponseProcessingStatus,
  type ReviewStatus,
  responseProcessingStatuses,
  reviewStatuses,
  type ScreeningOutcome,
  type Submission,
  type SubmissionChanges,
  type SubmissionResponse,
  type SubmissionStatus,
  type SubmissionSummary,
  type SubmissionWaveform,
  screeningOutcomes,
  submission,
  submissionResponse,
  submissionStatuses,
  submissionSummary,
  type UndoneDecision,
} from './submissions.schemas.ts';
