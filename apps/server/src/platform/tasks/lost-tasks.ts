import type { Pool } from 'pg';
import { announceTasks } from './announce-tasks.ts';

export type LiveWorkers = {
  ids: readonly string[];
  /** Does one of them run this task? */
  isRunning: (taskId: string) => boolean;
};

type Held = { id: string; lock: string };

/**
 * Finds tasks that the database has given to these live workers, of which they never heard: the connection was lost
 * between the commit and the answer, as when the primary fails. Without this, graphile-worker would wait four hours.
 * A task counts as lost when two calls in a row have found it with the same lock: at the first one the answer may still
 * be on its way.
 */
export function createLostTaskSearch(pool: Pool, { ids, isRunning }: LiveWorkers): () => Promise<number> {
  let suspects = new Set<string>();

  return async () => {
    const { rows } = await pool.query<Held>(
      `SELECT id::text, concat_ws(' ', id, locked_by, locked_at) AS lock
       FROM graphile_worker._private_jobs WHERE locked_by = ANY($1)`,
      [ids],
    );
    const unknown = rows.filter(({ id }) => !isRunning(id));
    const lost = unknown.filter(({ lock }) => suspects.has(lock));
    suspects = new Set(unknown.map(({ lock }) => lock));
    return lost.length === 0 ? 0 : giveBackUnstarted(pool, lost, ids);
  };
}

/** As if they had never been taken. @returns how many */
async function giveBackUnstarted(
  pool: Pool,
  lost: readonly Held[],
  workerIds: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `WITH given AS (
       UPDATE graphile_worker._private_jobs
       SET attempts = greatest(attempts - 1, 0), locked_by = NULL, locked_at = NULL
       WHERE id = ANY($1::bigint[]) AND locked_by = ANY($2)
       RETURNING job_queue_id
     ), freed AS (
       UPDATE graphile_worker._private_job_queues AS queue SET locked_by = NULL, locked_at = NULL
       FROM given WHERE queue.id = given.job_queue_id AND queue.locked_by = ANY($2)
     )
     SELECT count(*)::int AS count FROM given`,
    [lost.map(({ id }) => id), workerIds],
  );
  const count = rows[0]?.count ?? 0;
  await announceTasks(pool, count);
  return count;
}
