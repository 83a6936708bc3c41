import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { copyIn } from '../../apps/server/src/platform/database/dump/index.ts';
import { indexDefinition } from '../index-definition.ts';
import type { Rows } from './rows.ts';

const chunkCharacters = 256 * 1024;

type Owned = { owner: string; name: string; definition: string };

/**
 * Fills empty tables by COPY, without their keys, indexes and triggers, which are built afterwards: nobody writes
 * meanwhile, and each is then read once, in order.
 */
export async function fill(pool: Pool, tables: readonly Rows[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `SET statement_timeout = 0; SET maintenance_work_mem = '1GB'; SET idle_in_transaction_session_timeout = 0`,
    );
    const names = tables.map(({ table }) => table);
    const constraints = await findConstraints(client, names);
    const indexes = await findIndexes(client, names);
    for (const { owner, name } of constraints.toReversed())
      await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    for (const rows of tables) await timed(`COPY ${rows.table}`, () => copy(client, rows));
    for (const { name, definition } of indexes) await timed(name, () => client.query(definition));
    for (const { owner, name, definition } of constraints)
      await timed(name, () => client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`));
  } finally {
    client.release(true);
  }
}

async function copy(client: PoolClient, { table, columns, lines }: Rows): Promise<void> {
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // A table that is emptied in the same transaction needs no log.
  await client.query('BEGIN');
  await client.query(`TRUNCATE ${table}`);
  const chunks = Readable.from(inChunks(lines), { objectMode: true, highWaterMark: 4 });
  await copyIn(client, { schema: 'public', name: table, columns }, chunks);
  await client.query('COMMIT');
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  if (columns.includes('id') && table !== 'takes')
    await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), max(id)) FROM ${table}`, [table]);
}

function* inChunks(lines: Iterable<string>): Iterable<Buffer> {
  let held = '';
  for (const line of lines) {
    held += `${line}\n`;
    if (held.length < chunkCharacters) continue;
    yield Buffer.from(held, 'latin1');
    held = '';
  }
  yield Buffer.from(held, 'latin1');
}

/** Keys, and foreign keys of other tables to these; those that others need come first, as in `ADD`. */
async function findConstraints(client: PoolClient, tables: readonly string[]): Promise<Owned[]> {
  const { rows } = await client.query<Owned>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name,
       pg_get_constraintdef(oid) || CASE contype WHEN 'f' THEN ' NOT VALID' ELSE '' END AS definition
     FROM pg_constraint
     WHERE contype IN ('p', 'u', 'f') AND (conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[]))
     ORDER BY contype = 'f', contype, 1, 2`,
    [tables],
  );
  return rows;
}

async function findIndexes(client: PoolClient, tables: readonly string[]): Promise<Omit<Owned, 'owner'>[]> {
  const { rows } = await client.query<Omit<Owned, 'owner'>>(
    `SELECT indexrelid::regclass::text AS name, ${indexDefinition} AS definition FROM pg_index
     WHERE indrelid = ANY($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))`,
    [tables],
  );
  return rows;
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
