import { type Kysely, type Transaction as KyselyTransaction, sql } from 'kysely';
import { isDeadlock } from '../errors.ts';
import type { Tables } from '../tables/tables.ts';

export type Transaction = KyselyTransaction<Tables>;

type Opened = { database: Kysely<Tables>; afterwards: (() => void)[] };

const opened = new WeakMap<Transaction, Opened>();

const mostTries = 3;

/**
 * Runs `work` in one transaction, which is rolled back when it throws. Where it and another one wait for each other,
 * PostgreSQL ends one of them: that one runs again, so `work` must change nothing but the database.
 */
export async function inTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inOneTransaction(database, work);
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

async function inOneTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const afterwards: (() => void)[] = [];
  const result = await database.transaction().execute((transaction) => {
    opened.set(transaction, { database, afterwards });
    return work(transaction);
  });
  for (const run of afterwards) run();
  return result;
}

/** Runs a part of a transaction that is rolled back by itself when it throws; callbacks for the commit stay. */
export async function inSavepoint<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw error;
  }
}

/** Calls `run` in this process once the transaction is committed, and only then. It must not throw. */
export function afterwards(transaction: Transaction, run: () => void): void {
  openedOf(transaction).afterwards.push(run);
}

/** The database that the transaction was opened in. */
export function databaseOf(transaction: Transaction): Kysely<Tables> {
  return openedOf(transaction).database;
}

function openedOf(transaction: Transaction): Opened {
  const found = opened.get(transaction);
  if (found === undefined) throw new Error('This transaction was not opened by inTransaction');
  return found;
}
