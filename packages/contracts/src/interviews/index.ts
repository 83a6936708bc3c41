export { interviewMessages } from './interviews.messages.ts';
export { interviewRefusals } from './interviews.refusals.ts';
export {
  createSubmission,
  currentInterview,
  getPublicInterview,
  getWelcomeMedia,
  interviewOpened,
  setInsightsConsent,
  submitInterview,
  uploadResume,
  validateEmail,
} from './interviews.routes.ts';
export {
  candidateNameLengths,
  consentVersion,
  type InsightsConsent,
  type InterviewResponse,
  type InterviewState,
  isInvitationToken,
  largestResumeBytes,
  type NewSubmission,
  type OpenInterview,
  type PublicJob,
  type PublicQuestion,
} from './interviews.schemas.ts';
export {
  eraseSentInterview,
  mailContinueLink,
  showSentInterview,
  withdrawInsightsConsent,
} from './rights/candidate-rights.routes.ts';
export type { SentInterview } from './rights/candidate-rights.schemas.ts';
export { nameOfSource } from './source-names.ts';
export { sourceMessages } from './sources.messages.ts';
