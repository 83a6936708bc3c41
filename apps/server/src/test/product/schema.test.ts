import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visibleTables } from '../../platform/database/visible-jobs/visible-tables.ts';
import { createTestDatabase } from '../../testing/servers/test-database.ts';

const page = join(import.meta.dirname, '../../../../../docs/schema.sql');
const introduction = `-- The database as all migrations together make it, to read. Made by the server's schema.test.ts:
-- npm test -- schema.test -u
`;

/** The task queue's own tables belong to the library, and so do the functions of extensions. */
const ours = `n.nspname = 'public' AND NOT EXISTS (
  SELECT FROM pg_depend WHERE pg_depend.objid = c.oid AND pg_depend.deptype = 'e')`;

const tables = `
  SELECT c.relname AS name,
    (SELECT array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || CASE WHEN a.attgenerated <> '' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
                WHEN a.attidentity <> '' THEN ' GENERATED ALWAYS AS IDENTITY'
                WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END
        || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END ORDER BY a.attnum)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT coalesce(array_agg(pg_get_constraintdef(k.oid) ORDER BY k.contype DESC, pg_get_constraintdef(k.oid)), '{}')
      FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'f', 'c', 'x')) AS constraints,
    (SELECT coalesce(array_agg(pg_get_indexdef(i.indexrelid) ORDER BY pg_get_indexdef(i.indexrelid)), '{}')
      FROM pg_index i WHERE i.indrelid = c.oid
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND conrelid = c.oid)) AS indexes,
    (SELECT coalesce(array_agg(pg_get_triggerdef(t.oid) ORDER BY t.tgname), '{}')
      FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) AS triggers
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND ${ours} ORDER BY c.relname`;

const functions = `
  SELECT pg_get_functiondef(c.oid) AS text
  FROM pg_proc c JOIN pg_namespace n ON n.oid = c.pronamespace
  WHERE ${ours} ORDER BY c.proname, pg_get_function_identity_arguments(c.oid)`;

type Table = Record<'columns' | 'constraints' | 'indexes' | 'triggers', string[]> & { name: string };

function textOf({ name, columns, constraints, indexes, triggers }: Table): string {
  const lines = [...columns, ...constraints].map((line) => `  ${line}`).join(',\n');
  const others = [...indexes, ...triggers].map((line) => `${line.replaceAll(' public.', ' ')};\n`).join('');
  return `CREATE TABLE ${name} (\n${lines}\n);\n${others}`;
}

test('docs/schema.sql is the database as the migrations make it', async () => {
  const { pool, close } = await createTestDatabase();
  try {
    const made = (await pool.query<Table>(tables)).rows.map(textOf);
    const run = (await pool.query<{ text: string }>(functions)).rows.map(
      ({ text }) => `${text.trim().replace('FUNCTION public.', 'FUNCTION ')};\n`,
    );
    expect(made.length).toBeGreaterThan(30);
    await expect([introduction, ...made, ...run].join('\n')).toMatchFileSnapshot(page);
  } finally {
    await close();
  }
});

test('every table and view with a job or a submission is read without the jobs that a person does not see', async () => {
  const { pool, close } = await createTestDatabase();
  try {
    const { rows } = await pool.query<{ name: string }>(`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('job_id', 'submission_id')`);
    const uncovered = rows.map(({ name }) => name).filter((name) => !visibleTables.has(name));
    // It belongs to one person, who named the ids, which may be any.
    expect(uncovered).toEqual(['bulk_action_items']);
    const { rows: existing } = await pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const names = existing.map(({ name }) => name);
    expect([...visibleTables.keys()].filter((name) => !names.includes(name))).toEqual([]);
  } finally {
    await close();
  }
});
