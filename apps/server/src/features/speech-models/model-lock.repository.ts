import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/**
 * Locks a model on one disk against concurrent adding or deleting until the work is done; the database releases the
 * lock when this process is gone. Waits for the lock, or with `orElse` does that in place of the work.
 */
export function withModelLock<Result>(
  database: Database,
  folder: string,
  work: () => Promise<Result>,
  orElse?: () => Promise<Result>,
): Promise<Result> {
  const key = sql`hashtextextended(${`speech-model:${hostname()}:${folder}`}, 0)`;
  return database.connection().execute(async (connection) => {
    if (orElse === undefined) await sql`select pg_advisory_lock(${key})`.execute(connection);
    else {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${key}) as free`.execute(
        connection,
      );
      if (rows[0]?.free !== true) return orElse();
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
