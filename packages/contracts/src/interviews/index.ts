export { interviewMessages } from './interviews.messages.ts';
export {
  eraseSentInterview,
  mailContinueLink,
  showSentInterview,
} from './candidate-rights.routes.ts';
export type { SentInterview } from './candidate-rights.schemas.ts';
export {
  createSubmission,
  currentInterview,
  getPublicInterview,
  submitInterview,
  uploadResume,
  validateEmail,
} from './interviews.routes.ts';
export {
  candidateNameField,
  consentVersion,
  type InterviewResponse,
  type InterviewState,
  largestResumeBytes,
  type NewSubmission,
  type OpenInterview,
  type PublicJob,
  type PublicQuestion,
} from './interviews.schemas.ts';
