import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { apply, MigrationError, writeAlone } from './apply-migration.ts';
import { type Migration, migrationsFolder, readMigrations } from './migration-files.ts';

/** Any number that is not locked elsewhere: one process migrates at a time. */
const migrationLock = 7_305_511;
const migrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';

/**
 * Applies pending plain SQL migrations, in order, then those of the task queue.
 * @throws MigrationError when an applied file was changed or is missing, or when a new one fails.
 */
export async function migrate(pool: Pool, folder: string = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await waitForTurn(client);
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

/** Asks again and again: a statement that waits for the lock would itself hold up an index that is built meanwhile. */
async function waitForTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>('SELECT pg_try_advisory_lock($1) AS is_ours', [
      migrationLock,
    ]);
    if (rows[0]?.is_ours === true) return;
    await wait(200);
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
        `The database has been migrated by ${name}, which this version of Nimble does not know. Use a version that does.`,
      );
    }
    if (file.checksum !== checksum)
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Use the version of Nimble that applied it. If you changed the file yourself, see CONTRIBUTING.md.`,
      );
    return file;
  });
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
  for (const migration of wanted) await writeAlone(client, migration);
  await fill();
  for (const migration of migrations.filter((one) => !wanted.includes(one)))
    await writeAlone(client, migration);
}
