import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { isDatabaseAway } from '../errors.ts';

/** How long a read waits for a standby that is behind; a healthy one is behind by milliseconds. */
const patienceMilliseconds = 500;
const lookMilliseconds = 20;

/**
 * Runs work that only reads on a standby, which has everything that was committed before; without one, or while it is
 * away or too far behind, on the database itself. The work may run twice: a standby cancels statements that hinder it.
 */
export type ReadElsewhere = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

export function readElsewhere(database: Database, standby: Database | undefined): ReadElsewhere {
  return async (work) => {
    if (standby === undefined || !(await hasCaughtUp(database, standby))) return work(database);
    try {
      return await work(standby);
    } catch (error) {
      if (!isDatabaseAway(error) && !isCanceledByStandby(error)) throw error;
      return work(database);
    }
  };
}

async function hasCaughtUp(database: Database, standby: Database): Promise<boolean> {
  const { rows } = await sql<{ now: string }>`select pg_current_wal_flush_lsn() as now`.execute(database);
  const until = performance.now() + patienceMilliseconds;
  try {
    while (!(await hasReplayed(standby, rows[0]?.now ?? ''))) {
      if (performance.now() > until) return false;
      await wait(lookMilliseconds);
    }
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}

/** A server that replays nothing is no standby any more, and may have missed everything since. */
async function hasReplayed(standby: Database, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(standby);
  return rows[0]?.has === true;
}

function isCanceledByStandby(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40001';
}
