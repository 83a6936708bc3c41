import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import { openDatabase } from '../index.ts';
import { migrate, rebuildSchema } from './migrate.ts';
import { migrationsFolder } from './migration-files.ts';

vi.setConfig({ testTimeout: 60_000 });
const patience = { timeout: 30_000, interval: 20 };

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nimble-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const addMigration = (sql: string) => writeFile(join(folder, '9000-added.sql'), sql);

/** As a call that takes its time does, until it is ended. */
async function transactionWith(sql: string): Promise<{ end: () => Promise<void> }> {
  const client: PoolClient = await database.pool.connect();
  await client.query('BEGIN');
  await client.query(sql);
  return {
    async end() {
      await client.query('COMMIT');
      client.release();
    },
  };
}

const addCompany = (name: string) =>
  `INSERT INTO companies (name, primary_color, secondary_color, accent_color) VALUES ('${name}', '', '', '')`;

/** Is a statement of this kind waiting for a lock? */
async function waits(statement: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1",
    [`${statement}%`],
  );
  return rowCount === 1;
}

async function isIndexValid(): Promise<boolean | undefined> {
  const { rows } = await database.pool.query<{ is_valid: boolean }>(
    "SELECT indisvalid AS is_valid FROM pg_index WHERE indexrelid = to_regclass('companies_added')",
  );
  return rows[0]?.is_valid;
}

test('calls write while an index is built, and another server waits for its turn', async () => {
  await addMigration('CREATE INDEX CONCURRENTLY companies_added ON companies (name);');
  const call = await transactionWith(addCompany('Before'));
  const others = openDatabase(database.connection, 2);
  const migrated = Promise.all([migrate(database.pool, folder), migrate(others.pool, folder)]);
  await expect.poll(() => waits('CREATE INDEX'), patience).toBe(true);
  await database.pool.query(addCompany('Meanwhile'));
  expect(await waits('CREATE INDEX')).toBe(true);
  await call.end();
  await migrated;
  await others.close();
  expect(await isIndexValid()).toBe(true);
});

test('a migration that waits for a table gives way to the calls behind it', async () => {
  await addMigration('ALTER TABLE companies ADD COLUMN added integer;');
  const reading = await transactionWith('SELECT FROM companies');
  const migrated = migrate(database.pool, folder);
  await expect.poll(() => waits('ALTER TABLE'), patience).toBe(true);
  await database.pool.query(addCompany('Behind'));
  await reading.end();
  await migrated;
  expect((await database.pool.query('SELECT added FROM companies')).rows).toEqual([{ added: null }]);
});

test('an index is built again where building it failed', async () => {
  await addMigration('CREATE UNIQUE INDEX CONCURRENTLY companies_added ON companies (primary_color);');
  await database.pool.query(`${addCompany('One')}; ${addCompany('Other')}`);
  await expect(migrate(database.pool, folder)).rejects.toThrow('The migration 9000-added.sql failed');
  expect(await isIndexValid()).toBe(false);
  await database.pool.query("UPDATE companies SET primary_color = 'red' WHERE name = 'One'");
  await migrate(database.pool, folder);
  expect(await isIndexValid()).toBe(true);
});

test('restoring builds such an index in its transaction', async () => {
  await addMigration('CREATE INDEX CONCURRENTLY companies_added ON companies (name);');
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await rebuildSchema(client, [], async () => undefined, folder);
  await client.query('COMMIT');
  client.release();
  expect(await isIndexValid()).toBe(true);
});
