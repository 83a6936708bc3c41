import type { Pool, PoolClient } from 'pg';

/**
 * Wakes as many free places of each kind in every worker, because graphile-worker announces only new tasks: what is
 * given back would wait until a place asks by itself.
 */
export async function announceTasks(connection: Pool | PoolClient, count: number): Promise<void> {
  if (count === 0) return;
  await connection.query(`SELECT pg_notify('jobs:insert', json_build_object('count', $1::int)::text)`, [
    count,
  ]);
}
