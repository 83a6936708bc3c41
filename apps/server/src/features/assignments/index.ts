export { assignMany } from './assign-many.ts';
export { assignmentsRoutes } from './assignments.routes.ts';
export { createAssignmentsService } from './assignments.service.ts';
export { findReviewers } from './find-reviewers.ts';
export { restoreAssignments } from './restore-assignments.ts';
