import type { MediaTaskKind } from '@nimble/contracts/media-tasks';
import type { Transaction } from '../database/index.ts';
import { emit } from '../events/index.ts';
import type { TaskDefinition } from '../tasks/define-task.ts';
import { awaitedPriority, enqueue } from '../tasks/index.ts';
import { resetMediaTask } from './media-task-rows.ts';

export type MediaTaskPayload = { companyId: number; submissionId: number };

/** How soon a step is needed: a person has requested it, it follows from an event, or it fills a gap. */
export type Urgency = 'asked' | 'usual' | 'later';
const priorities = { asked: awaitedPriority, usual: 0, later: 20 } as const satisfies Record<Urgency, number>;

/** How a step of a submission is enqueued: requested twice before it has begun, it runs once. */
export function startOf(kind: MediaTaskKind, task: TaskDefinition<MediaTaskPayload>) {
  return async (
    transaction: Transaction,
    companyId: number,
    submissionId: number,
    urgency: Urgency = 'usual',
  ): Promise<void> => {
    await resetMediaTask(transaction, { companyId, submissionId, task: kind });
    await enqueue(
      transaction,
      task,
      { companyId, submissionId },
      { key: `${kind}:${submissionId}`, priority: priorities[urgency] },
    );
    const shown = { submissionId, task: kind, state: 'waiting', progress: 0 } as const;
    await emit(transaction, { type: 'submission.task_updated', by: { companyId }, ...shown });
  };
}
