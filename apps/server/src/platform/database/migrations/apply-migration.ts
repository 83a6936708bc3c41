import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, PoolClient } from 'pg';
import { StartError } from '../../process/index.ts';
import type { Migration } from './migration-files.ts';

export class MigrationError extends StartError {}

/**
 * Calls queue behind a migration that waits for its lock, so it gives way after this time and waits again;
 * milliseconds. A backup reads all tables for its whole time.
 */
const longestWait = 1000;
const pauseBetween = 2000;
const mostWaits = 400;

/** `lock_not_available` */
const lockTimedOut = '55P03';

/**
 * Applies one migration: an index that is built beside writing calls by itself, everything else in a transaction.
 * @throws MigrationError when it fails, or when something holds its tables for twenty minutes.
 */
export async function apply(client: PoolClient, migration: Migration): Promise<void> {
  for (let waits = 0; waits < mostWaits; waits += 1) {
    if (await applyUnlessLocked(client, migration)) return;
    await wait(pauseBetween);
  }
  throw new MigrationError(
    `The migration ${migration.name} waits for a table that something else holds, such as a backup or a long query.`,
  );
}

async function applyUnlessLocked(client: PoolClient, migration: Migration): Promise<boolean> {
  const indexName = indexBuiltBeside(migration.sql);
  try {
    if (indexName === undefined) await inTransaction(client, () => write(client, migration));
    else await buildIndex(client, migration, indexName);
    return true;
  } catch (error) {
    if (error instanceof MigrationError && isLockTimeout(error.cause)) return false;
    throw error;
  }
}

async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${longestWait}`);
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Runs the SQL and notes that it ran. */
export async function write(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${name} failed: ${reason}.`, { cause: error });
  }
}

/** The same where nobody else is connected, inside a transaction. */
export function writeAlone(client: ClientBase, migration: Migration): Promise<void> {
  const sql = migration.sql.replace(/\bINDEX CONCURRENTLY\b/i, 'INDEX');
  return write(client, { ...migration, sql });
}

/** The index that a migration builds beside writing calls; undefined for any other. */
function indexBuiltBeside(sql: string): string | undefined {
  const statements = sql.replace(/--.*$/gm, '');
  return /\bCREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)/i.exec(statements)?.[1];
}

/** Drops what a killed attempt has left: an invalid index of this name, which PostgreSQL never uses. */
async function buildIndex(client: PoolClient, migration: Migration, name: string): Promise<void> {
  await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${client.escapeIdentifier(name.toLowerCase())}`);
  await write(client, migration);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockTimedOut;
}
