import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { StoreAwayError } from '../errors.ts';
import type { Storage } from '../storage/index.ts';

/**
 * To be called before bytes are stored whose row follows. `insertFile` and `keepRest` end it; a process that is killed
 * in between leaves the key to `sweepArriving`.
 * @returns whether this is the first attempt: an earlier one may have stored something under the key
 * @throws while a sweep erases what an earlier attempt of a task left under this key; the next attempt stores it
 */
export async function announceFile(database: Database, storageKey: string): Promise<boolean> {
  const added = await database
    .insertInto('arriving_files')
    .values({ storage_key: storageKey })
    .onConflict((conflict) => conflict.column('storage_key').doNothing())
    .returning('storage_key')
    .executeTakeFirst();
  if (added !== undefined) return true;
  const again = await database
    .updateTable('arriving_files')
    .set({ began_at: sql`now()` })
    .where('storage_key', '=', storageKey)
    .where('is_being_erased', '=', false)
    .returning('storage_key')
    .executeTakeFirst();
  if (again === undefined) throw new Error('What an earlier attempt stored is being erased.');
  return false;
}

export async function endArrival(database: Database | Transaction, storageKey: string): Promise<void> {
  await database.deleteFrom('arriving_files').where('storage_key', '=', storageKey).execute();
}

type Kept = { database: Database; storage: Storage };

/**
 * Stores bytes whose row follows. A write that failed leaves its key to `sweepArriving` if something may be stored
 * under it: by an earlier attempt, or by a store that did not answer.
 */
export async function storeArriving(
  { database, storage }: Kept,
  key: string,
  source: Readable,
): Promise<{ sizeBytes: number }> {
  const isFirst = await announceFile(database, key);
  try {
    return await storage.write(key, source);
  } catch (error) {
    if (isFirst && !(error instanceof StoreAwayError)) await endArrival(database, key).catch(() => undefined);
    throw error;
  }
}

/** Erases bytes that get no row. */
export async function eraseArriving({ database, storage }: Kept, key: string): Promise<void> {
  await storage.erase(key);
  await endArrival(database, key);
}

/**
 * Of the oldest keys that were announced before, forgets those of files that have their row.
 * @returns the others, which nothing is stored under until `endErased`
 */
export async function takeUnfinished(
  transaction: Transaction,
  before: Date,
  atMost: number,
): Promise<{ found: number; unowned: string[] }> {
  const announced = await transaction
    .selectFrom('arriving_files')
    .select('storage_key')
    .where('began_at', '<', before)
    .orderBy('began_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
  const keys = announced.map(({ storage_key: key }) => key);
  if (keys.length === 0) return { found: 0, unowned: [] };
  await transaction
    .deleteFrom('arriving_files')
    .where('storage_key', 'in', keys)
    .where('storage_key', 'in', ({ selectFrom }) => selectFrom('files').select('storage_key'))
    .execute();
  const unowned = await transaction
    .updateTable('arriving_files')
    .set({ is_being_erased: true })
    .where('storage_key', 'in', keys)
    .returning('storage_key')
    .execute();
  return { found: keys.length, unowned: unowned.map(({ storage_key: key }) => key) };
}

/** Their bytes are gone. */
export async function endErased(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.deleteFrom('arriving_files').where('storage_key', 'in', keys).execute();
}
