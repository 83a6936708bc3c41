import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** PostgreSQL reports what a connection has used once a second at most. */
const reportMilliseconds = 1200;

/** The time that PostgreSQL has spent on statements of this database so far, milliseconds. */
export async function databaseTime(pool: Pool): Promise<number> {
  await wait(reportMilliseconds);
  const { rows } = await pool.query<{ time: number }>(
    'SELECT active_time AS time FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.time ?? 0;
}
