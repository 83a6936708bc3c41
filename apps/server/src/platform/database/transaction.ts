import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Transaction = KyselyTransaction<Tables>;

/** Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. */
export function inTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(work);
}
