import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestApp } from '../servers/test-app.ts';

/**
 * Everything that is stored: of each table the number of rows and a hash of them, and the names of all files. Equal
 * states mean that nothing was written between them.
 */
export async function storedState({
  database,
  folder,
}: Pick<TestApp, 'database' | 'folder'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')
    order by 1`.execute(database);
  const parts = tables.rows.map(
    ({ name }) => sql`
      select ${name} as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as state
      from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ name: string; state: string }>`${sql.join(parts, sql` union all `)}`.execute(
    database,
  );
  const state = Object.fromEntries(rows.map((row) => [row.name, row.state]));
  return { ...state, files: (await storedFiles(folder)).join('\n') };
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
