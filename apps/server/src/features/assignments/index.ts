export { assignmentsRoutes } from './assignments.routes.ts';
export { createAssignmentsService } from './assignments.service.ts';
