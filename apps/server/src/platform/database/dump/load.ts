import type { Client } from 'pg';
import { quoted, type Sequence, type Table } from './catalog.ts';

/**
 * Drops everything in the schema that does not belong to an extension, whatever version made it. The statements are
 * built before the first one runs: objects that are dropped along have no name afterwards.
 */
const dropEverything = `DO $$
DECLARE
  statement text;
  statements text[] := ARRAY(
    SELECT format('DROP %s IF EXISTS %s CASCADE',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      pg_class.oid::regclass)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('e', 'i'))
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', pg_proc.oid::regprocedure)
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', pg_type.oid::regtype)
    FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_type.oid AND deptype = 'e')
  );
BEGIN
  FOREACH statement IN ARRAY statements LOOP
    EXECUTE statement;
  END LOOP;
END $$`;

export async function dropTables(client: Client): Promise<void> {
  await client.query(dropEverything);
}

type ForeignKey = { owner: string; name: string; definition: string };

/**
 * Empties and fills tables, in the caller's transaction. Triggers are disabled meanwhile: their results are among the
 * rows. Foreign keys are dropped and added again, which checks every row, and needs no superuser.
 */
export async function refill(
  client: Client,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  if (tables.length === 0) return;
  const keys = await findForeignKeys(client);
  for (const { owner, name } of keys) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  await fill();
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  for (const { owner, name, definition } of keys)
    await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
}

async function findForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
     ORDER BY 1, 2`,
  );
  return rows;
}

export async function setSequence(client: Client, sequence: Sequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
    quoted(sequence),
    sequence.last,
    sequence.isCalled,
  ]);
}
