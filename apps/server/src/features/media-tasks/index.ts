export { mediaTasksRoutes } from './media-tasks.routes.ts';
export { createMediaTasksService } from './media-tasks.service.ts';
export { HopelessTaskError, type MediaTaskRun, showingProgress } from './run-media-task.ts';
export { type MediaTaskPayload, startOf } from './start-media-task.ts';
