import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, isRunning, startNimble } from '../testing/servers/nimble-process.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from '../testing/servers/test-database.ts';

// Each test starts whole processes, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-shared-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl(database),
  ...more,
});

/** How many workers hold their locks. */
async function livingWorkers(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  return rows[0]?.count ?? 0;
}

test('two web servers and two workers share one database and one data folder', async () => {
  const ports = await Promise.all([freePort(), freePort()]);
  const webs = ports.map((port) => startNimble(['web'], settings({ PORT: `${port}` })));
  const workers = [0, 1].map(() => startNimble(['worker'], settings()));
  await Promise.all(webs.map((web) => web.says('Nimble is ready')));
  await Promise.all(workers.map((worker) => worker.says('The worker is ready')));
  expect(await livingWorkers()).toBe(2);
  for (const port of ports)
    expect((await fetch(`http://localhost:${port}/api/settings/public`)).ok).toBe(true);

  const trees = [...webs, ...workers].flatMap((one) => one.tree());
  webs[0]?.interruptGroup();
  for (const one of [webs[1], ...workers]) one?.kill('SIGTERM');
  for (const one of [...webs, ...workers]) expect((await one.ended).code).toBe(0);
  expect(trees.filter(isRunning)).toEqual([]);
});

test('an empty database may be migrated by two processes at once, and repeatedly', async () => {
  const admin = database.pool;
  await admin.query(`CREATE DATABASE ${database.connection.database}_empty`);
  const connection = { ...database.connection, database: `${database.connection.database}_empty` };
  const DATABASE_URL = databaseUrl({ ...database, connection });
  const migrate = () => startNimble(['migrate'], settings({ DATABASE_URL })).ended;
  const upToDate = { code: 0, output: 'The database is up to date.\n' };
  expect(await Promise.all([migrate(), migrate()])).toEqual([upToDate, upToDate]);
  expect(await migrate()).toEqual(upToDate);
  await admin.query(`DROP DATABASE ${connection.database} WITH (FORCE)`);
});

test('a migration that was changed or is missing stops the start', async () => {
  await database.pool.query(
    "UPDATE migrations SET checksum = 'other' WHERE name = '0001-companies-and-people.sql'",
  );
  expect(await startNimble(['migrate'], settings()).ended).toEqual({
    code: 1,
    output:
      'The migration 0001-companies-and-people.sql was changed after it was applied. Use the version of Nimble that applied it. If you changed the file yourself, see CONTRIBUTING.md.\n',
  });
  await database.pool.query(
    "UPDATE migrations SET name = '9999-future.sql' WHERE name = '0001-companies-and-people.sql'",
  );
  expect(await startNimble(['web'], settings()).ended).toEqual({
    code: 1,
    output:
      'The database has been migrated by 9999-future.sql, which this version of Nimble does not know. Use a version that does.\n',
  });
});
