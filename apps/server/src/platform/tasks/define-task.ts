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
   * The last attempt took its worker down. The work must not be done again, only what has become of it be said; true
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

/** What enqueuing a task needs. */
export type TaskDefinition<Payload> = {
  name: string;
  maxAttempts: number;
  /** @throws for a payload of another shape. */
  check: (payload: unknown) => Payload;
};

/** What running a task needs; its payload is JSON from the database and is checked again. */
export type RunnableTask<Dependencies> = {
  name: string;
  maxAttempts: number;
  /** Is it run once more after its last attempt was killed, to say so? */
  saysWhenLost: boolean;
  /** Does it spend its time waiting for another's server? It then takes no place of those that work. */
  waitsForOthers: boolean;
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
    waitsForOthers?: true;
    load: () => Promise<(payload: Payload, dependencies: Dependencies, run: TaskRun) => Promise<void>>;
  } & SendsMail<Dependencies>,
): TaskDefinition<Payload> & RunnableTask<Dependencies> {
  const check = (payload: unknown) => task.payload.parse(payload);
  return {
    name: task.name,
    maxAttempts: task.maxAttempts,
    saysWhenLost: task.saysWhenLost ?? false,
    waitsForOthers: task.waitsForOthers ?? false,
    sendsMail: task.sendsMail ?? false,
    check,
    run: async (payload, dependencies, run) => (await task.load())(check(payload), dependencies, run),
  };
}
