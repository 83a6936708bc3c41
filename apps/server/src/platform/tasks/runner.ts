import { EventEmitter } from 'node:events';
import {
  type ParsedCronItem,
  parseCronItems,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { StoreAwayError } from '../errors.ts';
import type { TaskEnd } from '../monitoring/index.ts';
import { killsForgiven, recoverFromCrashes } from './crash-recovery.ts';
import type { Places, RunnableTask } from './define-task.ts';

/** A task without payload that runs by the clock (cron syntax, UTC). */
export type Schedule = { task: string; match: string };

/**
 * How many tasks of each kind one process runs at once, beside `concurrency` of those that work. A check of an answer
 * takes a fraction of a second; a mail server often takes no more connections of one sender; whoever waits for another's
 * server costs a socket and no more.
 */
const placesBesideWork = { awaited: 4, mails: 4, others: 32 } as const satisfies Record<
  Exclude<Places, 'work'>,
  number
>;

/** Of the pool, beside one for each task that works: one hears of new tasks for each kind, one says that it lives. */
export const connectionsBesideWork = 10;

/**
 * Runs tasks until stopped: `concurrency` at once of those that work, and beside them those of the other kinds, which
 * never wait for a place that work has taken. Stopping waits for what runs; what cannot end in time is given back and
 * does not count as an attempt. `ended` resolves when no more tasks will be run, also when the queue was lost.
 */
export async function startTaskRunner<Dependencies>(
  options: Tasks<Dependencies> & { pool: Pool; schedules: readonly Schedule[]; concurrency: number },
): Promise<{ stop: () => Promise<void>; ended: Promise<void> }> {
  const { tasks, schedules, concurrency } = options;
  const runners: Awaited<ReturnType<typeof startOne>>[] = [];
  for (const [places, most] of Object.entries({ ...placesBesideWork, work: concurrency })) {
    const kind = tasks.filter((task) => task.places === places);
    if (kind.length === 0) continue;
    const clock = places === 'work' ? schedules : [];
    runners.push(await startOne({ ...options, tasks: kind, schedules: clock, concurrency: most }));
  }
  const recovery = await recoverFromCrashes(
    options,
    runners.map(({ workerId }) => workerId),
  );
  return {
    ended: Promise.race(runners.map(({ ended }) => ended)),
    async stop() {
      await Promise.all(runners.map(({ stop }) => stop()));
      await recovery.stop();
    },
  };
}

/** Makes the queue's tables where no worker has run yet, for who enqueues before. */
export async function prepareTaskQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

async function startOne<Dependencies>(
  options: Tasks<Dependencies> & { pool: Pool; schedules: readonly Schedule[]; concurrency: number },
): Promise<{ workerId: string; stop: () => Promise<void>; ended: Promise<void> }> {
  const unfinished = new Set<string>();
  let workerId = '';
  const events = new EventEmitter() as WorkerEvents;
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  const runner = await run({
    events,
    pgPool: options.pool,
    taskList: asTaskList(options, unfinished),
    parsedCronItems: asCronItems(options.schedules),
    concurrency: options.concurrency,
    // main.ts decides what a signal means.
    noHandleSignals: true,
    logger: workerLogger(options.log),
  });
  return {
    workerId,
    ended: runner.promise.catch((error: unknown) => options.log.error({ err: error }, 'task queue lost')),
    async stop() {
      await runner.stop();
      await giveBack(options.pool, workerId, [...unfinished]);
    },
  };
}

/** graphile-worker may still be about to write the failure of these tasks: who holds no lock any more cannot. */
async function giveBack(pool: Pool, workerId: string, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = greatest(attempts - 1, 0), run_at = now(), last_error = NULL, locked_by = NULL, locked_at = NULL
     WHERE id = ANY($1) AND (locked_by IS NULL OR locked_by = $2)`,
    [jobIds, workerId],
  );
}

/** The task is still held: with its failure graphile-worker lets go of it, and adds its own waiting to this. */
const notCounted = `
  UPDATE graphile_worker._private_jobs
  SET attempts = greatest(attempts - 1, 0), run_at = now() + make_interval(secs => $2)
  WHERE id = $1 AND locked_by IS NOT NULL`;

type Tasks<Dependencies> = {
  tasks: readonly RunnableTask<Dependencies>[];
  dependencies: Dependencies;
  log: Logger;
  /** Told of every attempt. */
  onTaskEnd?: (end: TaskEnd) => void;
};

/** The tasks in the form that graphile-worker runs; `unfinished` holds the ids of those that run or were aborted. */
export function asTaskList<Dependencies>(
  options: Tasks<Dependencies>,
  unfinished: Set<string> = new Set(),
): TaskList {
  return Object.fromEntries(
    options.tasks.map((task) => [task.name, asWorkerTask(task, options, unfinished)]),
  );
}

function asWorkerTask<Dependencies>(
  task: RunnableTask<Dependencies>,
  { dependencies, log, onTaskEnd = () => undefined }: Omit<Tasks<Dependencies>, 'tasks'>,
  unfinished: Set<string>,
): TaskList[string] {
  return async (payload, helpers) => {
    const { id, attempts, max_attempts: most } = helpers.job;
    const started = performance.now();
    const signal = helpers.abortSignal ?? new AbortController().signal;
    const end = (outcome: TaskEnd['outcome']) =>
      onTaskEnd({ task: task.name, outcome, seconds: (performance.now() - started) / 1000 });
    unfinished.add(id);
    try {
      await task.run(payload, dependencies, {
        // Our connections give numbers for what graphile-worker believes to be text.
        taskId: `${id}`,
        attempt: attempts,
        get isLastAttempt() {
          return attempts >= most && !signal.aborted;
        },
        isLost: attempts > task.maxAttempts + killsForgiven,
        signal,
      });
    } catch (error) {
      end(signal.aborted ? 'given_back' : 'failed');
      if (!signal.aborted) unfinished.delete(id);
      if (error instanceof StoreAwayError)
        await helpers.withPgClient((client) => client.query(notCounted, [id, error.retryAfterSeconds]));
      throw error;
    }
    unfinished.delete(id);
    end('done');
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
    // Who waits for others' servers holds no connection meanwhile.
    if (level === 'warning' && !message.includes('maxPoolSize')) log.warn(message);
  });
}
