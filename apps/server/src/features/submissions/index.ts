export { eraseSubmissionsOfJob } from './erasure.ts';
export { startJoining } from './joining.ts';
export { submissionsRoutes } from './submissions.routes.ts';
export { createSubmissionsService } from './submissions.service.ts';
export { joinSubmission, sweepAbandoned } from './submissions.tasks.ts';
