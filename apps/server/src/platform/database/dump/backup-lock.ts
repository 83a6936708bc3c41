import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../connection.ts';

/** Any number that is not locked elsewhere. */
const lock = 7_305_512;

/** Waits for running erasures of bytes, and blocks new ones for the life of the connection. */
export async function holdErasures(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
}

/**
 * Runs an erasure of stored bytes, unless a backup is in progress: it may still have to read what its rows refer to.
 * @returns false when a backup prevented it.
 */
export function whileNoBackup(database: Database, erase: () => Promise<void>): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_lock_shared(${lock}) as free`.execute(connection);
    if (rows[0]?.free !== true) return false;
    try {
      await erase();
      return true;
    } finally {
      await sql`select pg_advisory_unlock_shared(${lock})`.execute(connection);
    }
  });
}
