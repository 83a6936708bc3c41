import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import type { TestApp } from '../servers/test-app.ts';

/**
 * Everything that is stored: of each table the number of rows and a hash of them, and the names of all files. Equal
 * states mean that nothing was written between them.
 */
export async function storedState({
  database,
  folder,
}: Pick<TestApp, 'database' | 'folder'>): Promise<Record<string, string>> {
  const rows = await inTransaction(database, async (transaction) => {
    // Processes that help with so many tables take longer to start than the tables to read.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
    return rowsOf(transaction);
  });
  const state = Object.fromEntries(rows.map((row) => [row.name, row.state]));
  return { ...state, files: (await storedFiles(folder)).join('\n') };
}

type TableState = { name: string; state: string };

async function rowsOf(transaction: Transaction): Promise<TableState[]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(nspname) || '.' || quote_ident(relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'graphile_worker')
    order by 1`.execute(transaction);
  const parts = tables.rows.map(
    ({ name }) => sql`
      select ${name} as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as state
      from ${sql.raw(name)} t`,
  );
  return (await sql<TableState>`${sql.join(parts, sql` union all `)}`.execute(transaction)).rows;
}

/** The paths of all stored files, as takes, resumes and videos. */
export async function storedFiles(folder: string): Promise<string[]> {
  const found = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
