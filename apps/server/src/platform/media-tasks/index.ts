export { findMediaTasks, lockMediaTask, type MediaTaskRow } from './media-task-rows.ts';
export { HopelessTaskError, type MediaTaskRun, showingProgress } from './run-media-task.ts';
export { type MediaTaskPayload, startOf, type Urgency } from './start-media-task.ts';
