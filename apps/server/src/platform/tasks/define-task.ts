import type * as z from 'zod';
import { StoreAwayError } from '../errors.ts';

/** Facts about the current attempt for a task's handler. */
export type TaskRun = {
  /** The same for every attempt, and for no other task. */
  taskId: string;
  /** From 1. */
  attempt: number;
  /** Is it the last attempt? Never true once the signal has aborted: the attempt does not count then. */
  readonly isLastAttempt: boolean;
  /**
   * It was killed too often, including in its last attempt. The work must not be done again, only its failure be
   * reported; true only for tasks that declare it.
   */
  isLost: boolean;
  /** Aborts when the worker stops; the task runs again later. */
  signal: AbortSignal;
};

/** Is this failure final? While the file storage is unavailable attempts do not count. */
export function isFinal(run: Pick<TaskRun, 'isLastAttempt'>, error: unknown): boolean {
  return run.isLastAttempt && !(error instanceof StoreAwayError);
}

/**
 * Each worker has slots of each kind, which no other kind can take: `work` for tasks that need CPU, `awaited` for what
 * a person waits for, `exports`, `mails`, and `others` for tasks that wait for external servers.
 */
export type Places = 'work' | 'awaited' | 'exports' | 'mails' | 'others';

/** Before everything else of its kind: a person waits for it. */
export const awaitedPriority = -10;

/** What enqueuing a task needs. */
export type TaskDefinition<Payload> = {
  name: string;
  maxAttempts: number;
  /** Those with a smaller number start first. */
  priority: number;
  /** @throws for an invalid payload. */
  check: (payload: unknown) => Payload;
};

/** The part for running a task; its payload is JSON from the database and is validated again. */
export type RunnableTask<Dependencies> = {
  name: string;
  maxAttempts: number;
  /** Does it run once more after its last attempt was killed, to report the failure? */
  saysWhenLost: boolean;
  places: Places;
  /** Does it send emails, which must not be resent when a backup is restored? */
  sendsMail: boolean;
  run: (payload: unknown, dependencies: Dependencies, run: TaskRun) => Promise<void>;
};

/** Required for tasks that send emails. */
type SendsMail<Dependencies> = Dependencies extends { mailer: unknown }
  ? { sendsMail: true }
  : { sendsMail?: never };

/** Declares a background task. Handlers are loaded in the worker only, and are idempotent: a crash runs them again. */
export function defineTask<Payload, Dependencies>(
  task: {
    name: string;
    payload: z.ZodType<Payload>;
    maxAttempts: number;
    saysWhenLost?: true;
    /** Does a person wait for it? It must be short: there are few slots for such tasks. */
    isAwaited?: true;
    /** Does it write a file that a person waits for, which may take minutes? */
    isExport?: true;
    /** Does it mostly wait for an external server? */
    waitsForOthers?: true;
    load: () => Promise<(payload: Payload, dependencies: Dependencies, run: TaskRun) => Promise<void>>;
  } & SendsMail<Dependencies>,
): TaskDefinition<Payload> & RunnableTask<Dependencies> {
  const check = (payload: unknown) => task.payload.parse(payload);
  return {
    name: task.name,
    maxAttempts: task.maxAttempts,
    priority: task.isAwaited === true ? awaitedPriority : 0,
    saysWhenLost: task.saysWhenLost ?? false,
    places: placesOf(task),
    sendsMail: task.sendsMail ?? false,
    check,
    run: async (payload, dependencies, run) => (await task.load())(check(payload), dependencies, run),
  };
}

/**
 * An awaited email goes before others, but not into the slots of local work: a mail server may be slow or unreachable.
 */
function placesOf(task: {
  sendsMail?: true;
  isAwaited?: true;
  isExport?: true;
  waitsForOthers?: true;
}): Places {
  if (task.sendsMail === true) return 'mails';
  if (task.isAwaited === true) return 'awaited';
  if (task.isExport === true) return 'exports';
  return task.waitsForOthers === true ? 'others' : 'work';
}
