import type * as z from 'zod';
import { StoreAwayError } from '../errors.ts';

/** What a task's handler is told about this attempt. */
export type TaskRun = {
  /** The same for every attempt, and for no other task. */
  taskId: string;
  /** From 1. */
  attempt: number;
  /** Never true once the signal has aborted: the attempt does not count then. */
  readonly isLastAttempt: boolean;
  /**
   * It was killed more often than is forgiven, the last attempt too. The work must not be done again, only what has become of it be said; true
   * only for tasks that say that they want this.
   */
  isLost: boolean;
  /** Aborts when the worker stops; the task runs again later. */
  signal: AbortSignal;
};

/** Is this failure the task's last word? While the store of files is away attempts do not count. */
export function isFinal(run: Pick<TaskRun, 'isLastAttempt'>, error: unknown): boolean {
  return run.isLastAttempt && !(error instanceof StoreAwayError);
}

/**
 * Each worker has places of each kind, and none of one kind is ever taken by another: `work` for what takes the machine's
 * time, `awaited` for what a person waits for, `mails`, and `others` for what waits for a server of somebody else.
 */
export type Places = 'work' | 'awaited' | 'mails' | 'others';

/** Before everything else of its kind: a person waits for it. */
export const awaitedPriority = -10;

/** What enqueuing a task needs. */
export type TaskDefinition<Payload> = {
  name: string;
  maxAttempts: number;
  /** Those with a smaller number start first. */
  priority: number;
  /** @throws for a payload of another shape. */
  check: (payload: unknown) => Payload;
};

/** What running a task needs; its payload is JSON from the database and is checked again. */
export type RunnableTask<Dependencies> = {
  name: string;
  maxAttempts: number;
  /** Is it run once more after its last attempt was killed, to say so? */
  saysWhenLost: boolean;
  places: Places;
  /** Does it send mails, which must not go out again when a backup is restored? */
  sendsMail: boolean;
  run: (payload: unknown, dependencies: Dependencies, run: TaskRun) => Promise<void>;
};

/** Whoever sends mails says so. */
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
    /** Can a person not go on before it is done? It is short: there are few places for such tasks, and all are needed. */
    isAwaited?: true;
    /** Does it spend its time waiting for another's server? */
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

/** A mail that is awaited goes before others and not among what works here: a mail server may be slow, or away. */
function placesOf(task: { sendsMail?: true; isAwaited?: true; waitsForOthers?: true }): Places {
  if (task.sendsMail === true) return 'mails';
  if (task.isAwaited === true) return 'awaited';
  return task.waitsForOthers === true ? 'others' : 'work';
}
