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
import { announceTasks } from './announce-tasks.ts';
import { killsForgiven, recoverFromCrashes } from './crash-recovery.ts';
import type { Places, RunnableTask } from './define-task.ts';

/**
 * A task without payload that runs by the clock (cron syntax, UTC). `isMadeUpFor`: a worker that starts within a day
 * runs what it has missed; otherwise a machine that is off at that time would never run it.
 */
export type Schedule = { task: string; match: string; isMadeUpFor?: true };
const longestMadeUpFor = 24 * 60 * 60_000;

/**
 * How many tasks of each kind one process runs at once, besides `concurrency` of local work. Checking an answer takes a
 * fraction of a second; an export may take minutes, and a company's exports follow each other; a mail server often
 * limits the connections of one sender; waiting for an external server costs only a socket.
 */
const placesBesideWork = { awaited: 4, exports: 2, mails: 4, others: 32 } as const satisfies Record<
  Exclude<Places, 'work'>,
  number
>;

/**
 * How often each free place asks for planned and repeated tasks; new ones are announced. There are many places for
 * `others`, and a repeated delivery may be some seconds late. So may a new one: a place that is woken for it finds
 * nothing while another one holds its queue.
 */
const pollMilliseconds = {
  work: 2000,
  awaited: 2000,
  exports: 2000,
  mails: 2000,
  others: 5000,
} as const satisfies Record<Places, number>;

/**
 * Connections of the queue's own pool: one listens for new tasks of each kind, one holds the worker's lock, and two ask
 * for tasks and end them. The places ask at the same moments: out of the pool of the tasks they would take all of it,
 * and each connection holds some megabytes in PostgreSQL.
 */
export const queueConnections = 8;
/** Extra connections of the tasks, besides one for each local task. */
export const connectionsBesideWork = 5;

/**
 * Runs tasks until stopped: `concurrency` of local work at once, and beside them those of the other kinds, which never
 * wait for a slot of local work. Stopping waits for running tasks; those that cannot end in time are given back and do
 * not count as an attempt. `ended` resolves when no more tasks will run, also when the queue was lost. `pool` is the
 * queue's own, of `queueConnections`.
 */
export async function startTaskRunner<Dependencies>(
  options: Tasks<Dependencies> & { pool: Pool; schedules: readonly Schedule[]; concurrency: number },
): Promise<{ stop: () => Promise<void>; ended: Promise<void> }> {
  const { tasks, schedules, concurrency } = options;
  const runners: Awaited<ReturnType<typeof startOne>>[] = [];
  const most = { ...placesBesideWork, work: concurrency };
  for (const places of ['awaited', 'exports', 'mails', 'others', 'work'] as const) {
    const kind = tasks.filter((task) => task.places === places);
    if (kind.length === 0) continue;
    const clock = places === 'work' ? schedules : [];
    const pollInterval = pollMilliseconds[places];
    runners.push(
      await startOne({ ...options, tasks: kind, schedules: clock, concurrency: most[places], pollInterval }),
    );
  }
  const recovery = await recoverFromCrashes(options, {
    ids: runners.map(({ workerId }) => workerId),
    isRunning: (taskId) => runners.some(({ unfinished }) => unfinished.has(taskId)),
  });
  return {
    ended: Promise.race(runners.map(({ ended }) => ended)),
    async stop() {
      await Promise.all(runners.map(({ stop }) => stop()));
      await recovery.stop();
    },
  };
}

/** Creates the queue's tables where no worker has run yet, to enqueue before. */
export async function prepareTaskQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

async function startOne<Dependencies>(
  options: Tasks<Dependencies> & {
    pool: Pool;
    schedules: readonly Schedule[];
    concurrency: number;
    pollInterval: number;
  },
): Promise<{
  workerId: string;
  unfinished: ReadonlySet<string>;
  stop: () => Promise<void>;
  ended: Promise<void>;
}> {
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
    pollInterval: options.pollInterval,
    // main.ts handles signals.
    noHandleSignals: true,
    logger: workerLogger(options.log),
  });
  return {
    workerId,
    unfinished,
    ended: runner.promise.catch((error: unknown) => options.log.error({ err: error }, 'task queue lost')),
    async stop() {
      await runner.stop();
      await giveBack(options.pool, workerId, [...unfinished]);
    },
  };
}

/** graphile-worker may still be about to write the failure of these tasks: without the lock it cannot. */
async function giveBack(pool: Pool, workerId: string, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const { rowCount } = await pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = greatest(attempts - 1, 0), run_at = now(), last_error = NULL, locked_by = NULL, locked_at = NULL
     WHERE id = ANY($1) AND (locked_by IS NULL OR locked_by = $2)`,
    [jobIds, workerId],
  );
  await announceTasks(pool, rowCount ?? 0);
}

/** The task is still locked: graphile-worker unlocks it with its failure, and adds its own delay to this. */
const notCounted = `
  UPDATE graphile_worker._private_jobs
  SET attempts = greatest(attempts - 1, 0), run_at = now() + make_interval(secs => $2)
  WHERE id = $1 AND locked_by IS NOT NULL`;

type Tasks<Dependencies> = {
  tasks: readonly RunnableTask<Dependencies>[];
  dependencies: Dependencies;
  log: Logger;
  /** Called for every attempt. */
  onTaskEnd?: (end: TaskEnd) => void;
};

/** The tasks in graphile-worker's form; `unfinished` holds the ids of those that run or were aborted. */
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
    const { attempts, max_attempts: most } = helpers.job;
    // Our connections return numbers where graphile-worker expects strings.
    const id = `${helpers.job.id}`;
    const started = performance.now();
    const signal = helpers.abortSignal ?? new AbortController().signal;
    const end = (outcome: TaskEnd['outcome']) =>
      onTaskEnd({ task: task.name, outcome, seconds: (performance.now() - started) / 1000 });
    unfinished.add(id);
    try {
      await task.run(payload, dependencies, {
        taskId: id,
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
    schedules.map(({ task, match, isMadeUpFor }) => ({
      task,
      match,
      options: { backfillPeriod: isMadeUpFor ? longestMadeUpFor : 0 },
    })),
  );
}

/** Payloads may hold personal data, so only the task and the reason are logged. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    // Tasks that wait for external servers hold no connection meanwhile.
    if (level === 'warning' && !message.includes('maxPoolSize')) log.warn(message);
  });
}
