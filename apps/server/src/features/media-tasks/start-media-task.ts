import type { MediaTaskKind } from '@nimble/contracts/media-tasks';
import { publish } from '../../platform/realtime/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import type { TaskDefinition } from '../../platform/tasks/define-task.ts';
import { resetMediaTask } from './media-tasks.repository.ts';
import type { StartMediaTask } from './media-tasks.service.ts';

export type MediaTaskPayload = { companyId: number; submissionId: number };

/** How a step of a submission is enqueued: asked twice before it has begun, it runs once. */
export function startOf(kind: MediaTaskKind, task: TaskDefinition<MediaTaskPayload>): StartMediaTask {
  return async (transaction, companyId, submissionId) => {
    await resetMediaTask(transaction, { companyId, submissionId, task: kind });
    await enqueue(transaction, task, { companyId, submissionId }, { key: `${kind}:${submissionId}` });
    const event = { submissionId, task: kind, state: 'waiting', progress: 0 } as const;
    await publish(transaction, companyId, 'submission-task-updated', event);
  };
}
