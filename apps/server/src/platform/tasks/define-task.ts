import type * as z from 'zod';

/** What a task's handler is told about this attempt. */
export type TaskRun = {
  /** From 1. */
  attempt: number;
  isLastAttempt: boolean;
  /** Aborts when the worker stops; the task runs again later. */
  signal: AbortSignal;
};

/** A task's payload is JSON, checked again when it runs; its handler is loaded in the worker only. */
export type TaskDefinition<Payload, Dependencies> = {
  name: string;
  payload: z.ZodType<Payload>;
  maxAttempts: number;
  load: () => Promise<(payload: Payload, dependencies: Dependencies, run: TaskRun) => Promise<void>>;
};

/** Declares a background task. Handlers are idempotent: a task may run again after a crash. */
export function defineTask<Payload, Dependencies>(
  definition: TaskDefinition<Payload, Dependencies>,
): TaskDefinition<Payload, Dependencies> {
  return definition;
}
