import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { StartError } from '../process/index.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Any number that is not locked elsewhere: one process migrates at a time. */
const migrationLock = 7_305_511;
const migrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';

class MigrationError extends StartError {}

type Migration = { name: string; sql: string; checksum: string };

/**
 * Applies pending plain SQL migrations, in order, each in a transaction of its own, then those of the task queue.
 * @throws MigrationError when an applied file was changed or is missing, or when a new one fails.
 */
export async function migrate(pool: Pool, folder: string = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(migrationsTable);
    const migrations = await readMigrations(folder);
    const fresh = await findNew(client, migrations);
    for (const migration of fresh) await apply(client, migration);
    await runMigrations({ pgPool: pool });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

/** How many migrations are applied and pending. @throws MigrationError as migrate does. */
export async function countMigrations(pool: Pool): Promise<{ applied: number; waiting: number }> {
  const client = await pool.connect();
  try {
    const migrations = await readMigrations(migrationsFolder);
    const { rows } = await client.query<{ name: string | null }>("SELECT to_regclass('migrations') AS name");
    const fresh = rows[0]?.name === null ? migrations : await findNew(client, migrations);
    return { applied: migrations.length - fresh.length, waiting: fresh.length };
  } finally {
    client.release();
  }
}

/** Whether these are applied; additional ones of a newer version do not matter. */
export async function areApplied(
  pool: Pool,
  migrations: readonly Pick<Migration, 'name'>[],
): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function findNew(client: PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  const applied = compare(rows, migrations);
  return migrations.filter((migration) => !applied.includes(migration));
}

/** @returns the applied ones of `migrations`. */
function compare(
  applied: readonly Pick<Migration, 'name' | 'checksum'>[],
  migrations: readonly Migration[],
): Migration[] {
  return applied.map(({ name, checksum }) => {
    const file = migrations.find((migration) => migration.name === name);
    if (file === undefined) {
      throw new MigrationError(
        `The database has been migrated by ${name}, which this version of Nimble does not know.`,
      );
    }
    if (file.checksum !== checksum)
      throw new MigrationError(`The migration ${name} was changed after it was applied.`);
    return file;
  });
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await write(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function write(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${name} failed: ${reason}.`);
  }
}

/**
 * Creates the schema of a backup, has it filled, and migrates it, in the caller's transaction and in an empty schema.
 * The data of `fill` includes the rows about migrations.
 * @throws MigrationError when this version does not know one of the backup's, or knows another of its name.
 */
export async function rebuildSchema(
  client: ClientBase,
  applied: readonly Pick<Migration, 'name' | 'checksum'>[],
  fill: () => Promise<void>,
  folder: string = migrationsFolder,
): Promise<void> {
  const migrations = await readMigrations(folder);
  const wanted = compare(applied, migrations);
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(migrationsTable);
  for (const migration of wanted) await write(client, migration);
  await fill();
  for (const migration of migrations.filter((one) => !wanted.includes(one))) await write(client, migration);
}
