import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { announceTasks } from './announce-tasks.ts';
import type { RunnableTask } from './define-task.ts';
import { createLostTaskSearch, type LiveWorkers } from './lost-tasks.ts';

const sweepMilliseconds = 5000;
/** Seconds for which a starting worker may hold a task without its lock. */
const graceSeconds = 5;
/** How often a task that lost its last attempt may try to report it: the database may be unavailable for a while. */
const attemptsToSayIt = 5;
/** Kills that do not use up attempts. A task that kills its workers must end all the same. */
export const killsForgiven = 20;

/** What can be known of a task without running it. */
type Known = Pick<RunnableTask<never>, 'name' | 'maxAttempts' | 'saysWhenLost'>;
type Recovery = { pool: Pool; log: Logger; tasks: readonly Known[] };

/**
 * Gives back the tasks of workers that were killed. Each worker holds an advisory lock of its database connection while
 * it lives; a free lock means that its tasks are orphaned. Without this, graphile-worker would wait four hours. A kill
 * is no failure and uses up no attempt. A task that was killed too often runs once more to report its failure, if it
 * declares that. Tasks that live workers have lost are given back, too.
 */
export async function recoverFromCrashes(
  { pool, log, tasks }: Recovery,
  workers: LiveWorkers,
): Promise<{ stop: () => Promise<void> }> {
  const lock = await holdLocks(pool, workers.ids);
  const giveBackLost = createLostTaskSearch(pool, workers);
  async function look(): Promise<void> {
    await lock.hold();
    await sweep({ pool, log, tasks });
    const count = await giveBackLost();
    if (count > 0) log.warn({ count }, 'tasks that were lost with a connection start again');
  }
  const warn = (error: unknown) => log.warn({ err: error }, 'killed workers could not be looked for');
  let sweeping = look().catch(warn);
  const timer = setInterval(() => {
    sweeping = sweeping.then(look).catch(warn);
  }, sweepMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
      lock.release();
    },
  };
}

/** The locks of these live workers. They are lost with their connection, and then acquired again. */
async function holdLocks(
  pool: Pool,
  workerIds: readonly string[],
): Promise<{ hold: () => Promise<void>; release: () => void }> {
  let holder: PoolClient | undefined;
  let isReleased = false;

  async function hold(): Promise<void> {
    if (holder !== undefined || isReleased) return;
    const client = await pool.connect();
    holder = client;
    client.once('error', () => {
      if (isReleased) return;
      client.release(true);
      holder = undefined;
      // Other workers may look for dead ones at any moment, so this does not wait for the next round.
      void hold().catch(() => undefined);
    });
    await client.query('SELECT pg_advisory_lock(hashtextextended(id, 0)) FROM unnest($1::text[]) id', [
      workerIds,
    ]);
  }

  await hold();
  return {
    hold,
    release() {
      isReleased = true;
      // Closes the connection, and with it the lock.
      holder?.release(true);
    },
  };
}

async function sweep({ pool, log, tasks }: Recovery): Promise<void> {
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    for (const workerId of await busyWorkers(client)) {
      if (await releaseIfDead(client, workerId, tasks))
        log.warn({ workerId }, 'tasks of a killed worker start again');
    }
  } finally {
    client?.release();
  }
}

async function busyWorkers(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ locked_by: string }>(
    `SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
     WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => $1)`,
    [graceSeconds],
  );
  return rows.map((row) => row.locked_by);
}

async function releaseIfDead(
  client: PoolClient,
  workerId: string,
  tasks: readonly Known[],
): Promise<boolean> {
  const lock = 'hashtextextended($1, 0)';
  const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS free`, [
    workerId,
  ]);
  if (rows[0]?.free !== true) return false;
  try {
    const count = await forgiveKill(client, workerId, tasks);
    await client.query('SELECT graphile_worker.force_unlock_workers(ARRAY[$1])', [workerId]);
    await announceTasks(client, count);
    return true;
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`, [workerId]);
  }
}

/**
 * Restores the killed attempt by allowing one more. After the last free kill a task runs once more only to report its
 * failure; if that is killed too, it is given up.
 * @returns how many tasks the worker had.
 */
async function forgiveKill(client: PoolClient, workerId: string, tasks: readonly Known[]): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE graphile_worker._private_jobs AS job
     SET max_attempts = CASE
       WHEN job.max_attempts < known.most + $2 THEN job.max_attempts + 1
       WHEN known.says AND job.attempts >= job.max_attempts AND job.max_attempts <= known.most + $2
         THEN job.max_attempts + $3
       ELSE job.max_attempts END
     FROM graphile_worker._private_tasks AS task,
       unnest($4::text[], $5::int[], $6::boolean[]) AS known (name, most, says)
     WHERE job.locked_by = $1 AND task.id = job.task_id AND task.identifier = known.name`,
    [
      workerId,
      killsForgiven,
      attemptsToSayIt,
      tasks.map(({ name }) => name),
      tasks.map(({ maxAttempts }) => maxAttempts),
      tasks.map(({ saysWhenLost }) => saysWhenLost),
    ],
  );
  return rowCount ?? 0;
}
