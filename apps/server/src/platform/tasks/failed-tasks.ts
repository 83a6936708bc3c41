import type { Pool } from 'pg';

/** How long what has failed for good waits for a person. */
const keptDays = 30;

/**
 * Forgets tasks that have used all their attempts long ago: what they were given, and what went wrong, may name people
 * who have been erased since.
 */
export async function forgetFailedTasks(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - make_interval(days => $1)`,
    [keptDays],
  );
}
