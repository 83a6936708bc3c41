export { eraseSubmissions, eraseSubmissionsOfJob } from './erasure.ts';
export { startJoining, startPoster, startWaveform } from './joining.ts';
export { responsesRoutes } from './responses.routes.ts';
export { createResponsesService } from './responses.service.ts';
export { countSubmittedThisMonth, findSubmittedMonths } from './submission-counts.repository.ts';
export { submissionListsRoutes } from './submission-lists.routes.ts';
export { createSubmissionListsService } from './submission-lists.service.ts';
export { submissionsRoutes } from './submissions.routes.ts';
export { createSubmissionsService } from './submissions.service.ts';
export {
  completeSubmissions,
  joinSubmission,
  makePoster,
  makeWaveform,
  sweepAbandoned,
} from './submissions.tasks.ts';
