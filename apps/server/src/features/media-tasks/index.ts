export { mediaTasksRoutes } from './media-tasks.routes.ts';
export { createMediaTasksService } from './media-tasks.service.ts';
