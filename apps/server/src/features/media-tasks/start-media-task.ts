import type { MediaTaskKind } from '@nimble/contracts/media-tasks';
import type { Transaction } from '../../platform/database/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import type { TaskDefinition } from '../../platform/tasks/define-task.ts';
import { resetMediaTask } from './media-tasks.repository.ts';

export type MediaTaskPayload = { companyId: number; submissionId: number };

/** After what somebody waits for. */
const laterThanOthers = 20;

/** How a step of a submission is enqueued: asked twice before it has begun, it runs once. */
export function startOf(kind: MediaTaskKind, task: TaskDefinition<MediaTaskPayload>) {
  return async (
    transaction: Transaction,
    companyId: number,
    submissionId: number,
    { isUrgent } = { isUrgent: true },
  ): Promise<void> => {
    await resetMediaTask(transaction, { companyId, submissionId, task: kind });
    await enqueue(
      transaction,
      task,
      { companyId, submissionId },
      {
        key: `${kind}:${submissionId}`,
        ...(!isUrgent && { priority: laterThanOthers }),
      },
    );
    const event = { submissionId, task: kind, state: 'waiting', progress: 0 } as const;
    await publish(transaction, companyId, 'submission-task-updated', event);
  };
}
