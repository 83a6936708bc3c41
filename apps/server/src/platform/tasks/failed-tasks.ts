import type { Pool } from 'pg';

/** How long a failed task waits for a person. */
const keptDays = 30;

/**
 * Deletes tasks that have used all their attempts long ago: their payloads and errors may name people who have been
 * erased since.
 */
export async function forgetFailedTasks(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - make_interval(days => $1)`,
    [keptDays],
  );
}
