import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sentStatements } from '../../../testing/sent-statements.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import {
  type Database,
  inTransaction,
  isDatabaseAway,
  type OpenDatabase,
  openDatabase,
  type Transaction,
} from '../index.ts';
import { onOneConnection } from '../transactions/pinning-dialect.ts';

let database: TestDatabase;
let one: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // A single connection, which has prepared BEGIN.
  one = openDatabase(database.connection, 1);
  await sql`create table kept (n integer)`.execute(one.database);
  await prepareBegin();
});
afterEach(() => database.pool.query('delete from kept'));
afterAll(async () => {
  await one.close();
  await database.close();
});

const transaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(one.database, work);
const add = (opened: Database, n: unknown) => sql`insert into kept values (${n}::integer)`.execute(opened);
const kept = async () => (await database.pool.query('select n from kept order by n')).rows.map(({ n }) => n);
const prepareBegin = () => transaction(() => Promise.resolve());
const disconnect = () =>
  database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
class Undone extends Error {}
async function undone(work: (transaction: Transaction) => Promise<unknown>): Promise<void> {
  const run = transaction(async (opened) => {
    await work(opened);
    throw new Undone();
  });
  await expect(run).rejects.toThrow(Undone);
}

test('a transaction is opened by its first statement', async () => {
  const statements = await sentStatements(() => transaction((opened) => add(opened, 1)));
  expect(statements).toEqual(['insert into kept values ($1::integer)', 'commit']);
  expect(await kept()).toEqual([1]);
  await undone((opened) => add(opened, 2));
  expect(await kept()).toEqual([1]);
});

test('one without statements reaches PostgreSQL neither at its end nor when it fails', async () => {
  expect(await sentStatements(() => transaction(() => Promise.resolve()))).toEqual([]);
  expect(await sentStatements(() => undone(() => Promise.resolve()))).toEqual([]);
});

test('a first statement that fails ends the transaction, and the connection goes on outside of one', async () => {
  const run = transaction(async (opened) => {
    await expect(add(opened, 'no number')).rejects.toThrow('invalid input syntax');
    await add(opened, 1);
  });
  await expect(run).rejects.toThrow('current transaction is aborted');
  await add(one.database, 2);
  expect(await kept()).toEqual([2]);
});

test('after a first value that cannot be sent, the next statement opens the transaction', async () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  await undone(async (opened) => {
    await expect(add(opened, circular)).rejects.toThrow('circular');
    await add(opened, 1);
  });
  expect(await kept()).toEqual([]);
});

test('while PostgreSQL refuses to open it, nothing is written', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement = 'begin'`.execute(one.database);
  await one.pool.query(`DEALLOCATE ${pg.escapeIdentifier(rows[0]?.name ?? '')}`);
  await undone(async (opened) => {
    for (const n of [1, 2]) await expect(add(opened, n)).rejects.toThrow('does not exist');
  });
  expect(await kept()).toEqual([]);
  await disconnect();
  await expect.poll(() => one.pool.totalCount).toBe(0);
  await prepareBegin();
});

test('a statement without a name is inside, too', async () => {
  const unnamed = (opened: Transaction) =>
    sql`insert into kept select 1 where 'x' like ${'x'}`.execute(opened);
  await undone(unnamed);
  expect(await kept()).toEqual([]);
  await transaction(unnamed);
  expect(await kept()).toEqual([1]);
});

test('statements that begin together are all inside', async () => {
  await undone((opened) => Promise.all([add(opened, 1), add(opened, 2), add(opened, 3)]));
  expect(await kept()).toEqual([]);
});

test('an inner transaction that opens the outer one is undone by itself', async () => {
  await onOneConnection(() =>
    transaction(async (outer) => {
      await undone((inner) => add(inner, 1));
      await add(outer, 2);
    }),
  );
  expect(await kept()).toEqual([2]);
});

test('a connection that is lost before the first statement fails it as one that is away', async () => {
  const run = transaction(async (opened) => {
    await disconnect();
    await add(opened, 1);
  });
  await expect(run).rejects.toSatisfy(isDatabaseAway);
  // PostgreSQL says that it ends before the connection is closed.
  await expect.poll(() => one.pool.totalCount).toBe(0);
  await transaction((opened) => add(opened, 2));
  expect(await kept()).toEqual([2]);
});
