import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  type ParsedCronItem,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { recoverFromCrashes } from './crash-recovery.ts';
import type { RunnableTask } from './define-task.ts';

/** A task without payload that runs by the clock (cron syntax, UTC). */
export type Schedule = { task: string; match: string };

/** Runs tasks until stopped; stopping waits for what runs, and what cannot end is tried again by another worker. */
export async function startTaskRunner<Dependencies>(
  options: Tasks<Dependencies> & { pool: Pool; schedules: readonly Schedule[]; concurrency: number },
): Promise<{ stop: () => Promise<void> }> {
  let workerId = '';
  const events = new EventEmitter() as WorkerEvents;
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  const runner = await run({
    events,
    pgPool: options.pool,
    taskList: asTaskList(options),
    parsedCronItems: asCronItems(options.schedules),
    concurrency: options.concurrency,
    // main.ts decides what a signal means.
    noHandleSignals: true,
    logger: workerLogger(options.log),
  });
  const recovery = await recoverFromCrashes(options.pool, workerId, options.log);
  return {
    async stop() {
      await runner.stop();
      await recovery.stop();
    },
  };
}

type Tasks<Dependencies> = {
  tasks: readonly RunnableTask<Dependencies>[];
  dependencies: Dependencies;
  log: Logger;
};

/** The tasks in the form that graphile-worker runs. */
export function asTaskList<Dependencies>(options: Tasks<Dependencies>): TaskList {
  return Object.fromEntries(options.tasks.map((task) => [task.name, asWorkerTask(task, options)]));
}

function asWorkerTask<Dependencies>(
  task: RunnableTask<Dependencies>,
  { dependencies, log }: { dependencies: Dependencies; log: Logger },
): TaskList[string] {
  return async (payload, helpers) => {
    const { attempts, max_attempts: most } = helpers.job;
    const started = performance.now();
    const signal = helpers.abortSignal ?? new AbortController().signal;
    await task.run(payload, dependencies, {
      attempt: attempts,
      isLastAttempt: attempts >= most,
      signal,
    });
    log.info({ task: task.name, milliseconds: Math.round(performance.now() - started) }, 'task done');
  };
}

function asCronItems(schedules: readonly Schedule[]): ParsedCronItem[] {
  return parseCronItems(
    schedules.map(({ task, match }) => ({ task, match, options: { backfillPeriod: 0 } })),
  );
}

/** Payloads may hold personal data, so only what failed and why is logged. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    if (level === 'warning') log.warn(message);
  });
}
