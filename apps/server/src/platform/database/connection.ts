import { Kysely } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { createNamingClient, FilteringClient } from './statements/prepared-statements.ts';
import type { Tables } from './tables/tables.ts';
import { PinningDialect } from './transactions/pinning-dialect.ts';

export type Database = Kysely<Tables>;
/** The address of the database: a URL, or a socket folder with user and database name. */
export type ConnectionSettings = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>;
export type OpenDatabase = { database: Database; pool: Pool; close: () => Promise<void> };

const int8 = 20;
// Ids and counts stay far below 2^53.
types.setTypeParser(int8, Number);

/**
 * Opens a pool of at most `connections` connections; each prepares a statement once. With `longestSeconds` PostgreSQL
 * cancels a statement that takes longer (see `isTooLong`). A pooler gives each transaction another connection, which
 * knows neither prepared statements nor this limit: its own configuration must set the limit.
 */
export function openDatabase(
  settings: ConnectionSettings,
  connections: number,
  { longestSeconds, isPooled = false }: { longestSeconds?: number; isPooled?: boolean } = {},
): OpenDatabase {
  const pool = new Pool({
    ...settings,
    max: connections,
    // Opening one takes milliseconds, which a click after half a minute of reading should not wait for.
    idleTimeoutMillis: 60_000,
    Client: isPooled ? FilteringClient : createNamingClient(),
    // Before the first query of a connection, which fails if this fails.
    onConnect: async (client) => {
      if (longestSeconds !== undefined && !isPooled)
        await client.query(`SET statement_timeout = ${longestSeconds * 1000}`);
    },
  });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Tables>({ dialect: new PinningDialect({ pool }) });
  const close = async () => {
    await database.destroy();
    // The dialect has no pool before its first query.
    if (!pool.ended) await pool.end();
  };
  return { database, pool, close };
}
