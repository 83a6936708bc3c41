export {
  type MediaTaskFailure,
  type MediaTaskFailureCode,
  mediaTaskFailures,
} from './media-tasks.failures.ts';
export { listMediaTasks, retryMediaTask } from './media-tasks.routes.ts';
export {
  type MediaTask,
  type MediaTaskKind,
  type MediaTaskState,
  mediaTaskKinds,
  type ShownStepKind,
  shownStepKinds,
} from './media-tasks.schemas.ts';
