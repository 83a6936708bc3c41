import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import { type OpenDatabase, openDatabase } from '../connection.ts';

let database: TestDatabase;
let one: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // A single connection, which has run each statement before when it runs it again.
  one = openDatabase(database.connection, 1);
});
afterAll(async () => {
  await one.close();
  await database.close();
});

const twice = async (run: () => Promise<unknown>) => [await run(), await run()];

test('each run has its own rows, with every kind of value', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const given = { at, list: [1, null], json: { a: '“b”' }, none: null };
  const run = () =>
    sql`select ${at}::timestamptz as at, ${[1, null]}::integer[] as list, ${JSON.stringify(given.json)}::jsonb as json,
      ${null}::text as none`.execute(one.database);
  for (const { rows } of (await twice(run)) as { rows: unknown[] }[]) expect(rows).toEqual([given]);
});

test('a statement without columns says how many rows it changed', async () => {
  await sql`create table counted (n integer)`.execute(one.database);
  const insert = () => one.pool.query('insert into counted select generate_series(1, $1::integer)', [3]);
  for (const result of await twice(insert))
    expect(result).toMatchObject({ command: 'INSERT', rowCount: 3, rows: [] });
});

test('a failed run throws, and later ones work', async () => {
  const divided = (by: number) => one.pool.query('select 6 / $1::integer as result', [by]);
  await expect(divided(0)).rejects.toThrow('division by zero');
  expect((await divided(2)).rows).toEqual([{ result: 3 }]);
  await expect(divided(0)).rejects.toThrow('division by zero');
  expect((await divided(3)).rows).toEqual([{ result: 2 }]);
});

test('a value that cannot be sent is refused, and the connection goes on', async () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const echo = (value: unknown) => one.pool.query('select $1::jsonb as value', [value]);
  await expect(echo(circular)).rejects.toThrow('circular');
  for (const { rows } of (await twice(() => echo({ a: 1 }))) as { rows: unknown[] }[])
    expect(rows).toEqual([{ value: { a: 1 } }]);
});

test('PostgreSQL refuses a statement whose columns have changed, instead of answering others', async () => {
  await sql`create table changing (n integer)`.execute(one.database);
  const all = () => one.pool.query('select * from changing where n = $1', [1]);
  await all();
  await sql`alter table changing add column name text`.execute(one.database);
  await expect(all()).rejects.toThrow('cached plan must not change result type');
});
