import type { Pool } from 'pg';
import { countMigrations } from './migrations/migrate.ts';

/** The PostgreSQL version, and how many migrations are applied and pending. */
export async function describeServer(
  pool: Pool,
): Promise<{ version: string; applied: number; waiting: number }> {
  const { rows } = await pool.query<{ version: string }>(
    "SELECT split_part(current_setting('server_version'), ' ', 1) AS version",
  );
  return { version: rows[0]?.version ?? '', ...(await countMigrations(pool)) };
}
