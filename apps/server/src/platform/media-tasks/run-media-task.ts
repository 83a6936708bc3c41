import { randomUUID } from 'node:crypto';
import type { MediaTaskFailure, MediaTaskFailureCode, MediaTaskKind } from '@nimble/contracts/media-tasks';
import { MediaRejectedError } from '@nimble/media';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { emit } from '../events/index.ts';
import { isFinal, type TaskRun } from '../tasks/index.ts';
import {
  lockMediaTask,
  type MediaTaskId,
  type MediaTaskProgress,
  takeMediaTask,
  updateMediaTask,
} from './media-task-rows.ts';
import type { MediaTaskPayload } from './start-media-task.ts';

/** A failure that every retry would repeat. */
export class HopelessTaskError extends Error {
  readonly failure: MediaTaskFailure;

  constructor(failure: MediaTaskFailure, options?: ErrorOptions) {
    super(failure.code, options);
    this.name = 'HopelessTaskError';
    this.failure = failure;
  }
}

export type MediaTaskRun = TaskRun & {
  /** Shows the progress, 0 to 1; may be called at any rate. */
  onProgress: (part: number) => void;
};

type Step<Dependencies> = {
  kind: MediaTaskKind;
  /** The text for people when every attempt has failed. */
  failure: MediaTaskFailureCode;
  /** In the transaction that stores the failure. */
  onFailed?: (
    transaction: Transaction,
    payload: MediaTaskPayload,
    dependencies: Dependencies,
  ) => Promise<void>;
  work: (payload: MediaTaskPayload, dependencies: Dependencies, run: MediaTaskRun) => Promise<void>;
};

const progressMilliseconds = 1000;

/**
 * A task's handler that shows its state on the submission: running with progress, done, or failed with the reason. The
 * work itself must survive being killed and repeated.
 */
export function showingProgress<Dependencies extends { database: Database }>(step: Step<Dependencies>) {
  const { kind, onFailed, work } = step;
  const failure: MediaTaskFailure = { code: step.failure };
  return async (payload: MediaTaskPayload, dependencies: Dependencies, run: TaskRun): Promise<void> => {
    const shown = showOn(dependencies.database, {
      companyId: payload.companyId,
      submissionId: payload.submissionId,
      task: kind,
    });
    if (run.isLost)
      return shown.storeLost(failure, (transaction) => onFailed?.(transaction, payload, dependencies));
    // Stored in advance, in case the last attempt crashes the worker; success withdraws it.
    await shown.begin(
      run.isLastAttempt
        ? { state: 'failed', progress: 0, failure }
        : { state: 'running', progress: 0, failure: null },
    );
    try {
      // The failure of the last attempt is stored already and stays until it ends.
      const onProgress = run.isLastAttempt ? () => undefined : shown.onProgress;
      await work(payload, dependencies, withProgress(run, onProgress));
      await shown.store({ state: 'done', progress: 100, failure: null });
    } catch (error) {
      const reason = whyHopeless(error);
      const isOver = reason !== undefined || isFinal(run, error);
      await shown.store(
        {
          state: isOver ? 'failed' : 'waiting',
          progress: 0,
          failure: isOver ? (reason ?? failure) : null,
        },
        isOver ? (transaction) => onFailed?.(transaction, payload, dependencies) : undefined,
      );
      if (reason === undefined) throw error;
    }
  };
}

/** Why a retry makes no sense; undefined for a temporary failure. */
function whyHopeless(error: unknown): MediaTaskFailure | undefined {
  if (error instanceof HopelessTaskError) return error.failure;
  if (!(error instanceof MediaRejectedError)) return undefined;
  return { code: error.code, values: { answer: error.answer } };
}

/** `isLastAttempt` stays a getter: it can change while the task runs, and a spread would keep its first value. */
function withProgress(run: TaskRun, onProgress: MediaTaskRun['onProgress']): MediaTaskRun {
  const { taskId, attempt, isLost, signal } = run;
  return {
    taskId,
    attempt,
    isLost,
    signal,
    onProgress,
    get isLastAttempt() {
      return run.isLastAttempt;
    },
  };
}

/** Runs in the transaction that stores a state. */
type AndThen = (transaction: Transaction) => Promise<void> | undefined;

async function takeUnlessDone(
  transaction: Transaction,
  id: MediaTaskId,
  run: string,
  changes: MediaTaskProgress,
): Promise<boolean> {
  const stored = await lockMediaTask(transaction, id);
  return stored?.state !== 'done' && takeMediaTask(transaction, id, run, changes);
}

function showOn(database: Database, id: MediaTaskId) {
  const { companyId, submissionId, task } = id;
  const runId = randomUUID();
  let percent = 0;
  let savedAt = 0;
  let saving: Promise<unknown> = Promise.resolve();

  function save(changes: MediaTaskProgress, andThen?: AndThen, write = updateMediaTask): Promise<void> {
    return inTransaction(database, async (transaction) => {
      if (!(await write(transaction, id, runId, changes))) return;
      await andThen?.(transaction);
      const { state, progress } = changes;
      const shown = { submissionId, task, state, progress };
      await emit(transaction, { type: 'submission.task_updated', by: { companyId }, ...shown });
    });
  }

  return {
    begin(changes: MediaTaskProgress): Promise<void> {
      savedAt = Date.now();
      return save(changes, undefined, takeMediaTask);
    },
    async store(changes: MediaTaskProgress, andThen?: AndThen): Promise<void> {
      await saving;
      savedAt = Date.now();
      await save(changes, andThen);
    },
    /** The last attempt was killed, perhaps right after it had stored that it was done. */
    storeLost(failure: MediaTaskFailure, andThen: AndThen): Promise<void> {
      return save({ state: 'failed', progress: 0, failure }, andThen, takeUnlessDone);
    },
    /** Stored once a second at most. A failed write does no harm, because the next one follows. */
    onProgress(part: number): void {
      const now = Math.min(99, Math.floor(part * 100));
      if (now <= percent || Date.now() - savedAt < progressMilliseconds) return;
      [percent, savedAt] = [now, Date.now()];
      saving = saving
        .then(() => save({ state: 'running', progress: now, failure: null }))
        .catch(() => undefined);
    },
  };
}
