import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

/** A counted attempt: its key, and the length of its window in seconds. */
export type Counted = { of: readonly string[]; windowSeconds: number };
/** The number of tries in its window, including this one, and the seconds until the window ends. */
export type Count = { hits: number; secondsLeft: number };

type CountRow = { key: Buffer; hits: number; seconds_left: number };

/**
 * Counts attempts in PostgreSQL, shared by all processes. Each costs one statement on an unlogged table. Keys are
 * stored only as hashes.
 */
export function createAttempts(database: Database) {
  return {
    /** @returns a count for each, in their order. */
    async count(counted: readonly Counted[]): Promise<Count[]> {
      const keys = counted.map(keyOf);
      const rows = counted.map(
        ({ windowSeconds }, index) =>
          sql`(${keys[index]}::bytea, 1, now() + make_interval(secs => ${windowSeconds}::int))`,
      );
      const { rows: counts } = await sql<CountRow>`
        INSERT INTO attempts (key, hits, resets_at) VALUES ${sql.join(rows)}
        ON CONFLICT (key) DO UPDATE SET
          hits = CASE WHEN attempts.resets_at > now() THEN attempts.hits + 1 ELSE 1 END,
          resets_at = CASE WHEN attempts.resets_at > now() THEN attempts.resets_at ELSE excluded.resets_at END
        RETURNING key, hits, ceil(extract(epoch FROM resets_at - now()))::int AS seconds_left`.execute(
        database,
      );
      return keys.map((key) => {
        const row = counts.find((one) => one.key.equals(key));
        if (row === undefined) throw new Error('PostgreSQL did not count.');
        return { hits: row.hits, secondsLeft: Math.max(1, row.seconds_left) };
      });
    },

    /** Undoes one count of a try that should not count. */
    async forgive(counted: readonly Counted[]): Promise<void> {
      await database
        .updateTable('attempts')
        .set((expression) => ({ hits: expression('hits', '-', 1) }))
        .where('key', 'in', counted.map(keyOf))
        .where('hits', '>', 0)
        .execute();
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;

/** Deletes expired counts; runs by the clock. */
export async function sweepAttempts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('attempts').where('resets_at', '<', now).execute();
}

function keyOf({ of }: Counted): Buffer {
  return createHash('sha256').update(JSON.stringify(of)).digest();
}
