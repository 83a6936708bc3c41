import type { Pool } from 'pg';
import { countMigrations } from './migrate.ts';

/** Which PostgreSQL answers, and how many migrations are applied and will be at the next start. */
export async function describeServer(
  pool: Pool,
): Promise<{ version: string; applied: number; waiting: number }> {
  const { rows } = await pool.query<{ version: string }>(
    "SELECT split_part(current_setting('server_version'), ' ', 1) AS version",
  );
  return { version: rows[0]?.version ?? '', ...(await countMigrations(pool)) };
}
