import {
  type MediaTask,
  type MediaTaskKind,
  type ShownStepKind,
  shownStepKinds,
} from '@nimble/contracts/media-tasks';
import {
  type Database,
  inTransaction,
  isSubmitted,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import {
  findMediaTasks,
  lockMediaTask,
  type MediaTaskRow,
  type Urgency,
} from '../../platform/media-tasks/index.ts';
import { tellMediaTaskFailure } from '../../platform/texts/index.ts';

/** Enqueues a step, in the transaction of its cause. */
export type StartMediaTask = (
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  urgency?: Urgency,
) => Promise<void>;

type Dependencies = {
  database: Database;
  starts: Readonly<Record<MediaTaskKind, StartMediaTask>>;
  /** The steps of insights that the company does not use or the candidate did not agree to. */
  findUnusedSteps: (companyId: number, submissionId: number) => Promise<readonly MediaTaskKind[]>;
  transcription: {
    /** The transcription of all answers as one step; undefined if none of them is to be transcribed. */
    step: (companyId: number, submissionId: number) => Promise<MediaTask | undefined>;
    startAgain: (member: Actor, submissionId: number) => Promise<unknown>;
  };
};

export function createMediaTasksService({ database, starts, findUnusedSteps, transcription }: Dependencies) {
  /** @throws RequestError notFound. */
  async function list(companyId: number, submissionId: number): Promise<MediaTask[]> {
    if (!(await isSubmitted(database, companyId, submissionId))) {
      throw new RequestError('submission.not_found');
    }
    const [rows, transcript, unused] = await Promise.all([
      findMediaTasks(database, companyId, submissionId),
      transcription.step(companyId, submissionId),
      findUnusedSteps(companyId, submissionId),
    ]);
    const used = rows.filter(({ task }) => !unused.includes(task));
    const steps = [...used.map(present), ...(transcript === undefined ? [] : [transcript])];
    return shownStepKinds.flatMap((kind) => steps.filter(({ task }) => task === kind));
  }

  return {
    list,

    /** @throws RequestError notFound, unprocessable for a step that has not failed. */
    async retry(member: Actor, submissionId: number, task: ShownStepKind): Promise<MediaTask[]> {
      const { companyId } = member;
      const steps = await list(companyId, submissionId);
      if (steps.find((step) => step.task === task)?.state !== 'failed')
        throw new RequestError('media_task.not_failed');
      if (task === 'transcript') {
        await transcription.startAgain(member, submissionId);
        return list(companyId, submissionId);
      }
      await inTransaction(database, async (transaction) => {
        const row = await lockMediaTask(transaction, { companyId, submissionId, task });
        if (row?.state !== 'failed') throw new RequestError('media_task.not_failed');
        await starts[task](transaction, companyId, submissionId, 'asked');
        await emit(transaction, { type: 'submission.task_retried', by: member, submissionId, task });
      });
      return list(companyId, submissionId);
    },
  };
}
export type MediaTasksService = ReturnType<typeof createMediaTasksService>;

function present({ task, state, progress, failure, updated_at }: MediaTaskRow): MediaTask {
  return {
    task,
    state,
    progress,
    failure: tellMediaTaskFailure(failure),
    updatedAt: updated_at.toISOString(),
  };
}
