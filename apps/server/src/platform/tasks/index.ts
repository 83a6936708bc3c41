export { awaitedPriority, defineTask, isFinal, type TaskRun } from './define-task.ts';
export { enqueue } from './enqueue.ts';
export { forgetFailedTasks } from './failed-tasks.ts';
export { hasTask } from './has-task.ts';
export {
  connectionsBesideWork,
  prepareTaskQueue,
  queueConnections,
  type Schedule,
  startTaskRunner,
} from './runner.ts';
export { inWorkFolder, sweepWork } from './work-folders.ts';
