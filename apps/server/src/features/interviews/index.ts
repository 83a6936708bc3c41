export { findSubmittedAddresses } from './interviews.repository.ts';
export { interviewsRoutes } from './interviews.routes.ts';
export { createInterviewsService, type InterviewsService } from './interviews.service.ts';
export { sendConfirmationMail, sendContinueMail, sendNewAttemptMail } from './interviews.tasks.ts';
export { mailNewAttempt } from './mail-new-attempt.ts';
export { type Addressee, findAddressee, isOwnFile } from './rights/candidate-rights.repository.ts';
export { candidateRightsRoutes } from './rights/candidate-rights.routes.ts';
export { createCandidateRightsService } from './rights/candidate-rights.service.ts';
