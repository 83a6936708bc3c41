import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { takeKeys } from '../../apps/server/src/features/recordings/index.ts';
import { writeBackup } from '../../apps/server/src/platform/backup/index.ts';
import { migrate } from '../../apps/server/src/platform/database/migrations/migrate.ts';
import { migrationsFolder } from '../../apps/server/src/platform/database/migrations/migration-files.ts';
import { changeAllTheTime, findPending } from '../change-all-the-time.ts';
import type { Started } from '../product-server.ts';
import type { SeededFolder } from '../review/seeded-folder.ts';

const changesPerSecond = 10;

/** What an operator does, while submissions change: how long it takes, and the slowest of these changes. */
export async function operate(seeded: SeededFolder, product: Started, archive: string): Promise<void> {
  const pending = await findPending(seeded.pool);
  const rows = [];
  for (const [name, work] of operations(seeded, archive)) {
    const end = changeAllTheTime(product, pending, changesPerSecond);
    const started = performance.now();
    const said = await work();
    const seconds = (performance.now() - started) / 1000;
    const { made, slowestMilliseconds } = await end();
    rows.push({
      work: name,
      s: Number(seconds.toFixed(1)),
      changes: made,
      'slowest change, ms': Math.round(slowestMilliseconds),
      said,
    });
  }
  console.table(rows);
}

function operations(seeded: SeededFolder, archive: string): [name: string, work: () => Promise<string>][] {
  const { pool } = seeded;
  return [
    ['nothing', () => new Promise((resolve) => setTimeout(() => resolve(''), 10_000))],
    ['migration: a column and its index', () => migrateMore(pool)],
    ['vacuum after one change in a hundred', () => vacuum(pool)],
    ['backup of the rows', () => backup(seeded, archive)],
  ];
}

const column = 'bench_reference';
const files = {
  '9001-bench-column.sql': `ALTER TABLE submissions ADD COLUMN ${column} text;`,
  '9002-bench-index.sql': `CREATE INDEX CONCURRENTLY submissions_bench ON submissions (company_id, ${column}, id);`,
};

/** As an upgrade does, and undone: the next run must find the database as it was. */
async function migrateMore(pool: Pool): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-bench-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
    await migrate(pool, folder);
    const { rows } = await pool.query<{ size: string }>(
      `SELECT pg_size_pretty(pg_relation_size('submissions_bench')) AS size`,
    );
    return `index of ${rows[0]?.size}`;
  } finally {
    await pool.query(`ALTER TABLE submissions DROP COLUMN IF EXISTS ${column}`);
    await pool.query('DELETE FROM migrations WHERE name = ANY($1)', [Object.keys(files)]);
    await rm(folder, { recursive: true });
  }
}

async function vacuum(pool: Pool): Promise<string> {
  // None of those that change meanwhile, which would wait for its end.
  const { rowCount } = await pool.query(
    'UPDATE submissions SET updated_at = now() WHERE id % 100 = 1 AND company_id <> 1',
  );
  const started = performance.now();
  await pool.query('VACUUM (ANALYZE) submissions');
  return `${rowCount} rows; vacuum alone ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Without bytes: no file is there. */
async function backup({ running }: SeededFolder, path: string): Promise<string> {
  await rm(path, { force: true });
  const { bytes, missing } = await writeBackup({
    connection: running.connection,
    stop: new AbortController().signal,
    storage: {
      facts: () => Promise.resolve(undefined),
      read: () => {
        throw new Error('There are no files.');
      },
    },
    path,
    secret: { fingerprint: 'bench', kept: null },
    takeKeys: takeKeys('*'),
  });
  await rm(path);
  return `${Math.round(bytes / 1e6)} MB, ${missing} files without bytes`;
}
