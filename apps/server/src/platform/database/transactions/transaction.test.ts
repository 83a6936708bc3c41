import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import { afterwards, inTransaction, type Transaction } from '../index.ts';
import { onOneConnection } from './pinning-dialect.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
  await sql`create table counters (name text primary key, value int not null)`.execute(opened.database);
});
beforeEach(async () => {
  await sql`delete from counters`.execute(opened.database);
  await sql`insert into counters values ('a', 0), ('b', 0)`.execute(opened.database);
});
afterAll(() => opened.close());

const countUp = (transaction: Transaction, name: string) =>
  sql`update counters set value = value + 1 where name = ${name}`.execute(transaction);

async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`select * from counters`.execute(
    opened.database,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Both hold one row when each asks for the other's. */
function crossing() {
  const committed: string[] = [];
  let tries = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const cross = (own: string, other: string) =>
    inTransaction(opened.database, async (transaction) => {
      await countUp(transaction, own);
      tries += 1;
      if (tries === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await countUp(transaction, other);
      afterwards(transaction, () => committed.push(own));
      return own;
    });
  return { cross, committed, tries: () => tries };
}

test('of two transactions that wait for each other, the one that PostgreSQL ends runs again', async () => {
  const { cross, committed, tries } = crossing();
  expect(await Promise.all([cross('a', 'b'), cross('b', 'a')])).toEqual(['a', 'b']);
  expect(await counted()).toEqual({ a: 2, b: 2 });
  expect(committed.sort()).toEqual(['a', 'b']);
  // A busy PostgreSQL may end both.
  expect(tries()).toBeGreaterThan(2);
});

test('the same holds for a part of a call that has one connection', async () => {
  const { cross, tries } = crossing();
  const inPart = (own: string, other: string) =>
    onOneConnection(() => inTransaction(opened.database, () => cross(own, other)));
  expect(await Promise.all([inPart('a', 'b'), inPart('b', 'a')])).toEqual(['a', 'b']);
  expect(await counted()).toEqual({ a: 2, b: 2 });
  expect(tries()).toBeGreaterThan(2);
});

test('a transaction that ends so each time fails in the end, and anything else at once', async () => {
  let tries = 0;
  const failing = (code: string) =>
    inTransaction(opened.database, async (transaction) => {
      tries += 1;
      await countUp(transaction, 'a');
      await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(transaction);
    });
  await expect(failing('40P01')).rejects.toThrow();
  expect(tries).toBe(3);
  await expect(failing('22012')).rejects.toThrow();
  expect(tries).toBe(4);
  expect(await counted()).toEqual({ a: 0, b: 0 });
});
