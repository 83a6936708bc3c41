import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { StoreAwayError } from '../errors.ts';
import type { Storage } from '../storage/index.ts';

/**
 * To be called before bytes are stored whose row follows. `insertFile` and `keepRest` end it; a process that is killed in
 * between leaves the key to `sweepArriving`.
 */
export async function announceFile(database: Database, storageKey: string): Promise<void> {
  await database
    .insertInto('arriving_files')
    .values({ storage_key: storageKey })
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ began_at: sql`now()` }))
    .execute();
}

export async function endArrival(database: Database | Transaction, storageKey: string): Promise<void> {
  await database.deleteFrom('arriving_files').where('storage_key', '=', storageKey).execute();
}

type Kept = { database: Database; storage: Storage };

/** Stores bytes whose row follows. */
export async function storeArriving(
  { database, storage }: Kept,
  key: string,
  source: Readable,
): Promise<{ sizeBytes: number }> {
  await announceFile(database, key);
  try {
    return await storage.write(key, source);
  } catch (error) {
    // A store that did not answer may have it all the same.
    if (!(error instanceof StoreAwayError)) await endArrival(database, key).catch(() => undefined);
    throw error;
  }
}

/** Erases bytes that get no row. */
export async function eraseArriving({ database, storage }: Kept, key: string): Promise<void> {
  await storage.erase(key);
  await endArrival(database, key);
}

/** Forgets the oldest keys that were announced before. @returns those that no row refers to */
export async function takeUnfinished(
  transaction: Transaction,
  before: Date,
  atMost: number,
): Promise<{ found: number; unowned: string[] }> {
  const announced = await transaction
    .deleteFrom('arriving_files')
    .where('storage_key', 'in', ({ selectFrom }) =>
      selectFrom('arriving_files')
        .select('storage_key')
        .where('began_at', '<', before)
        .orderBy('began_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returning('storage_key')
    .execute();
  const keys = announced.map(({ storage_key: key }) => key);
  if (keys.length === 0) return { found: 0, unowned: [] };
  const owned = await transaction
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute();
  const known = new Set(owned.map(({ storage_key: key }) => key));
  return { found: keys.length, unowned: keys.filter((key) => !known.has(key)) };
}
